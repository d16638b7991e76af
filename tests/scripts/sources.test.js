import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

const LONGEST_LINE = 120;
const ROOT = new URL("../..", import.meta.url).pathname;
const FOLDERS = ["src/bombe", "tests/scripts", "tools"];
// What others have made, what is made of ours, and what is yet to be brought into form.
const LEFT_OUT = /\/built\/|\/preact\.js$/;

test("a finger that has asked leaves no key lit: hovering is for what can hover", async () => {
  const style = await readFile(join(ROOT, "src/bombe/games/turing_machine/skin/board.css"), "utf8");
  const lit = style.split("\n").filter((line) => /\.ask-key[^{]*:hover/.test(line));
  assert.ok(lit.length > 0);
  assert.deepEqual(
    lit.filter((line) => !line.includes("@media (hover: hover)")),
    [],
  );
});

test("no line is longer than an editor shows", async () => {
  const long = [];
  let seen = 0;
  for (const folder of FOLDERS) {
    for (const name of await readdir(join(ROOT, folder), { recursive: true })) {
      const path = join(folder, name);
      if (!/\.(js|d\.ts)$/.test(name) || LEFT_OUT.test(path)) continue;
      seen += 1;
      const lines = (await readFile(join(ROOT, path), "utf8")).split("\n");
      long.push(...lines.flatMap((line, at) => ([...line].length > LONGEST_LINE ? [`${path}:${at + 1}`] : [])));
    }
  }
  assert.ok(seen > 30);
  assert.deepEqual(long, []);
});
