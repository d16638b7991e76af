// Makes what browsers are sent of our scripts and styles, into a folder `built` beside each of
// them: one small file for a script and all that it imports. `--check` writes nothing and fails
// where a file there is not what would be made now.

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const SOURCES = join(ROOT, "src/bombe");

// The scripts that pages name, by folder; what these import comes with them. All styles are made.
const ENTRIES = {
  "web/static": ["live_page.js", "pictures.js", "prefs.js", "replay.js", "review.js", "skin.js"],
  "web/skins/shared": [],
  "games/imitation/skin": ["rules.js", "skin.js"],
  "games/turing_machine/skin": ["all.js", "box.js", "review.js", "rules.js", "school.js", "skin.js"],
};

// Only in templates does indentation reach a browser, and there it means nothing: a run of blanks is
// as good as one.
/** @type {import("esbuild").Plugin} */
const UNINDENTED = {
  name: "unindented",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(/\n +/g, "\n"),
      loader: "js",
    }));
  },
};

/**
 * What the `built` of a folder should hold, by name.
 * @param {string} folder
 * @param {string[]} scripts
 * @returns {Promise<Map<string, Uint8Array>>}
 */
async function made(folder, scripts) {
  const styles = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...scripts, ...styles].map((name) => join(folder, name)),
    outdir: join(folder, "built"),
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    logLevel: "warning",
    plugins: [UNINDENTED],
    // Found by the import map of every page, and so the same for all scripts on it. A font is
    // asked for by the browser.
    external: ["bombe/preact.js", "*.woff2"],
  });
  return new Map(outputFiles.map(({ path, contents }) => [relative(join(folder, "built"), path), contents]));
}

/** @param {string} folder */
async function kept(folder) {
  const names = await readdir(join(folder, "built")).catch(() => []);
  return new Map(
    await Promise.all(
      names.map(async (name) => /** @type {const} */ ([name, await readFile(join(folder, "built", name))])),
    ),
  );
}

const isCheck = process.argv.includes("--check");
const stale = [];
for (const [name, scripts] of Object.entries(ENTRIES)) {
  const folder = join(SOURCES, name);
  const [wanted, found] = await Promise.all([made(folder, scripts), kept(folder)]);
  for (const file of new Set([...wanted.keys(), ...found.keys()])) {
    const bytes = wanted.get(file);
    if (bytes && found.get(file)?.equals(bytes)) continue;
    const path = join(folder, "built", file);
    stale.push(relative(ROOT, path));
    if (isCheck) continue;
    await mkdir(dirname(path), { recursive: true });
    if (bytes) await writeFile(path, bytes);
    else await rm(path);
  }
}
for (const path of stale) console.log(isCheck ? `${path} is out of date: "make scripts" makes it anew.` : path);
if (isCheck && stale.length) process.exit(1);
