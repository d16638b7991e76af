"""A canvas of 1536 pixels that is delivered as 768: shapes, light, layers and the last finish.

All places and lengths are in card units (1000 a side). `fill` is the one way to lay paint; a `Pen`
is the same canvas moved, scaled, turned or mirrored, for the subjects in `things`.
"""

from __future__ import annotations

import numpy as np
from colour import col, from_lab, lift, mix, through, to_lab
from masks import SIZE, UNIT, Mask, blur, grid, resized
from PIL import Image, ImageDraw
from scipy import ndimage
from shapes import Ribbon, bounds, moved, pts

# --- paints: what `fill` takes besides a plain colour ---


def linear(stops, start=(0, 0), stop=(0, 1000)):
    """A gradient through the stops from one point to another."""
    (x0, y0), (x1, y1) = start, stop
    length = (x1 - x0) ** 2 + (y1 - y0) ** 2

    def paint(x, y):
        return through(stops, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length)

    return paint


def radial(stops, centre, radius, squash=1.0):
    """A gradient from a centre outwards; squash below 1 makes it flat."""

    def paint(x, y):
        return through(stops, np.hypot(x - centre[0], (y - centre[1]) / squash) / radius)

    return paint


def mapped(stops, field):
    """A ramp indexed by a field (SIZE × SIZE, 0 to 1), for noise as paint."""
    return through(stops, field)


class Canvas:
    def __init__(self, background="#808080", transparent=False):
        self.rgb = np.empty((SIZE, SIZE, 3), np.float32)
        self.alpha = np.zeros((SIZE, SIZE), np.float32) if transparent else None
        self.rgb[:] = 0 if transparent else col(background)
        self.tooth = None  # a field that `mottle` takes its texture from; see noise.tooth
        self.light = (-0.6, -0.8)  # towards the light
        self.light_colour = col("#fff1d0")
        self.shadow_colour = col("#1b1440")

    def lit(self, x, y, light="#fff1d0", shadow="#1b1440"):
        """Where the light comes from, as a direction, and what it and the shade look like."""
        length = np.hypot(x, y)
        self.light = (x / length, y / length)
        self.light_colour, self.shadow_colour = col(light), col(shadow)

    # --- masks ---

    def mask(self, shape, cut=None, soft=0.0):
        """The mask of a shape, without the shape `cut`; masks and fields are taken as they are."""
        if isinstance(shape, np.ndarray) and shape.shape == (SIZE, SIZE):
            shape = Mask(shape.astype(np.float32))
        if not isinstance(shape, Mask):
            shape = self._drawn(shape)
        if cut is not None:
            shape = shape - self.mask(cut)
        return shape.blurred(soft) if soft else shape

    def _drawn(self, shape):
        x0, y0, x1, y1 = bounds(shape)
        left, top = (int(max(0, v * UNIT - 2)) for v in (x0, y0))
        right, bottom = (int(min(SIZE, v * UNIT + 3)) for v in (x1, y1))
        if right <= left or bottom <= top:
            return Mask(np.zeros((0, 0), np.float32))
        # Twice the canvas's own scale, which is twice that of the picture: smooth edges.
        image = Image.new("L", ((right - left) * 2, (bottom - top) * 2))
        pen = ImageDraw.Draw(image)
        self._draw(pen, shape, left, top)
        return Mask(np.asarray(image.reduce(2), np.float32) / np.float32(255), left, top)

    def _draw(self, pen, shape, left, top):
        if isinstance(shape, list):
            for part in shape:
                self._draw(pen, part, left, top)
            return
        if not isinstance(shape, Ribbon):
            p = (pts(shape) * UNIT - (left, top)) * 2
            pen.polygon([tuple(v) for v in p], fill=255)
            return
        p = (shape.points * UNIT - (left, top)) * 2
        half = np.maximum(shape.widths * UNIT, 0.8)
        step = np.diff(p, axis=0)
        length = np.maximum(np.hypot(step[:, 0], step[:, 1]), 1e-6)[:, None]
        normal = np.stack([-step[:, 1], step[:, 0]], 1) / length
        for i, n in enumerate(normal):
            a, b = n * half[i], n * half[i + 1]
            pen.polygon(
                [tuple(v) for v in (p[i] + a, p[i + 1] + b, p[i + 1] - b, p[i] - a)], fill=255
            )
        for (x, y), r in zip(p, half, strict=True):
            if r > 1.5:
                pen.ellipse((x - r, y - r, x + r, y + r), fill=255)

    # --- paint ---

    def fill(
        self,
        shape,
        paint,
        *,
        opacity=1.0,
        mode="normal",
        soft=0.0,
        cut=None,
        clip=None,
        shade=0.0,
        depth=14.0,
        mottle=0.0,
        edge=0.0,
        rim=0.0,
    ):
        """Lay paint on a shape, and give back its mask.

        paint: a colour, a gradient (`linear`, `radial`), or a picture (SIZE × SIZE × 3).
        mode: normal, multiply, screen, add, overlay, soft.
        shade: how round it looks under the canvas's light; `depth` is how far the rounding reaches.
        mottle: uneven pigment. edge: the darker border of a watercolour. rim: a thin lit border.
        """
        mask = self.mask(shape, cut, soft)
        if clip is not None:
            mask = mask * self.mask(clip)
        x0, y0, x1, y1 = mask.box
        if not mask.a.size:
            return mask
        paint = self._paint(paint, mask.box)
        if shade or rim:
            paint = self._rounded(mask, paint, shade, depth, rim)
        if mottle and self.tooth is not None:
            paint = paint * (1 + mottle * self.tooth[y0:y1, x0:x1, None])
        if edge:
            inner = np.clip(blur(mask.a, 3 * UNIT) * 2 - 1, 0, 1)
            border = np.clip(mask.a - inner, 0, 1)[..., None]
            paint = paint * (1 - edge * border)
        self._lay(mask, paint, opacity, mode)
        return mask

    def _paint(self, paint, box):
        x0, y0, x1, y1 = box
        if callable(paint):
            x, y = grid()
            return paint(x[y0:y1, x0:x1], y[y0:y1, x0:x1])
        if isinstance(paint, np.ndarray) and paint.ndim == 3:
            return paint[y0:y1, x0:x1]
        return np.broadcast_to(col(paint), (y1 - y0, x1 - x0, 3))

    def _rounded(self, mask, paint, shade, depth, rim):
        lx, ly = self.light
        if shade:
            sigma = depth * UNIT / 2
            height = blur(np.pad(mask.a, 2), sigma)
            gy, gx = np.gradient(height)
            # Towards the light on the side of the light; a gradient of 1/(2.6 sigma) is full on.
            facing = -(gx * lx + gy * ly)[2:-2, 2:-2] * sigma * 2.6
            facing = np.clip(facing, -1, 1)[..., None] * shade
            dark = np.maximum(-facing, 0)
            paint = paint * (1 - dark * 0.6) + self.shadow_colour * dark * 0.18
            lit = np.maximum(facing, 0)
            paint = paint + (self.light_colour - paint) * lit * 0.45 + paint * lit * 0.15
        if rim:
            # Inside, but outside a step nearer to the light.
            step = 2.4 * UNIT
            nearer = np.roll(
                np.pad(mask.a, 4, mode="edge"), (-round(ly * step), -round(lx * step)), (0, 1)
            )[4:-4, 4:-4]
            border = mask.a * (1 - nearer)
            paint = paint + self.light_colour * (border[..., None] * (rim * 0.6))
        return np.clip(paint, 0, 1)

    def _lay(self, mask, paint, opacity, mode):
        x0, y0, x1, y1 = mask.box
        under = self.rgb[y0:y1, x0:x1]
        a = (mask.a * np.float32(opacity))[..., None]
        if mode != "normal" and self.alpha is not None:
            cover = self.alpha[y0:y1, x0:x1, None]
            if mode == "add":
                under += paint * a
                return
            plain = under / np.maximum(cover, 1e-4)
            under += (blend(plain, paint, mode) * cover - under) * a
            return
        if mode != "normal":
            paint = blend(under, paint, mode)
        under += (paint - under) * a
        if self.alpha is not None:
            cover = self.alpha[y0:y1, x0:x1]
            cover += (1 - cover) * a[..., 0]

    def cover(self, paint, opacity=1.0, mode="normal"):
        """The same as `fill` for the whole card."""
        self._lay(
            Mask(np.ones((SIZE, SIZE), np.float32)),
            self._paint(paint, (0, 0, SIZE, SIZE)),
            opacity,
            mode,
        )

    # --- light and air ---

    def shadow(self, shape, dx=6, dy=10, soft=8, opacity=0.45, colour=None, clip=None):
        """A soft shadow of a shape; draw it before the shape itself."""
        mask = self.mask(shape).blurred(soft).moved(dx, dy)
        colour = self.shadow_colour if colour is None else colour
        self.fill(mask, colour, opacity=opacity, clip=clip)

    def glow(self, x, y, radius, colour, strength=0.8, mode="screen", squash=1.0, clip=None):
        """Light around a point, falling off softly."""
        r = radius * UNIT
        box = [
            int(v)
            for v in (x * UNIT - r, y * UNIT - r * squash, x * UNIT + r, y * UNIT + r * squash)
        ]
        box = [min(max(v, 0), SIZE) for v in box]
        if box[2] <= box[0] or box[3] <= box[1]:
            return
        gx, gy = grid()
        cut = np.s_[box[1] : box[3], box[0] : box[2]]
        d = np.hypot(gx[cut] - x, (gy[cut] - y) / squash) / radius
        a = np.clip(1 - d, 0, 1) ** 2.2
        self.fill(
            Mask(a.astype(np.float32), box[0], box[1]),
            colour,
            opacity=strength,
            mode=mode,
            clip=clip,
        )

    def halo(self, shape, colour, radius=30, strength=0.8, mode="screen"):
        """Light around any shape; draw it before the shape."""
        mask = self.mask(shape)
        for part in (0.3, 1.0):
            self.fill(mask.blurred(radius * part), colour, opacity=strength * 0.6, mode=mode)

    def rays(
        self,
        rng,
        x,
        y,
        colour,
        strength=0.35,
        count=14,
        spread=360,
        towards=90,
        length=1400,
        width=5,
    ):
        """Beams from a point; towards is in degrees (90 is down)."""
        beams = []
        for angle in rng.uniform(-spread / 2, spread / 2, count) + towards:
            half = rng.uniform(0.3, 1) * width
            a, b = np.radians(angle - half), np.radians(angle + half)
            beams.append(
                [
                    (x, y),
                    (x + length * np.cos(a), y + length * np.sin(a)),
                    (x + length * np.cos(b), y + length * np.sin(b)),
                ]
            )
        gx, gy = grid()
        fade = np.clip(1 - np.hypot(gx - x, gy - y) / length, 0, 1) ** 1.4
        total = np.zeros((SIZE, SIZE), np.float32)
        for beam in beams:
            total += self.mask(pts(beam)).full() * rng.uniform(0.3, 1)
        total = blur(np.clip(total, 0, 1), 9 * UNIT) * fade
        self.fill(Mask(total.astype(np.float32)), colour, opacity=strength, mode="screen")

    def fog(self, top, bottom, colour, opacity=0.6, field=None):
        """Mist that is thickest at `bottom`; with a noise field (0 to 1) it comes in swathes."""
        _, y = grid()
        a = np.clip((y - top) / (bottom - top), 0, 1)
        a = a * a * (3 - 2 * a)
        if field is not None:
            a = a * np.clip(0.35 + field * 1.1, 0, 1)
        self.fill(Mask(a.astype(np.float32)), colour, opacity=opacity)

    def bloom(self, threshold=0.7, radius=18, amount=0.5):
        """What is bright spills over, as it does on film and in the eye."""
        bright = np.clip(self.rgb - threshold, 0, 1) / (1 - threshold)
        self.rgb = 1 - (1 - np.clip(self.rgb, 0, 1)) * (1 - blur(bright, radius * UNIT) * amount)

    # --- layers ---

    def layer(self):
        """An empty, transparent canvas with the same light: draw on it, then `paste` it."""
        layer = Canvas(transparent=True)
        layer.tooth, layer.light = self.tooth, self.light
        layer.light_colour, layer.shadow_colour = self.light_colour, self.shadow_colour
        return layer

    def paste(self, layer, opacity=1.0, mode="normal", blurred=0.0, clip=None):
        rgb, alpha = layer.rgb, layer.alpha
        if blurred:
            rgb, alpha = blur(rgb, blurred * UNIT), blur(alpha, blurred * UNIT)
        if clip is not None:
            cover = self.mask(clip).full()
            rgb, alpha = rgb * cover[..., None], alpha * cover
        if mode == "normal":
            self.rgb *= 1 - alpha[..., None] * np.float32(opacity)
            self.rgb += rgb * np.float32(opacity)
            if self.alpha is not None:
                self.alpha += (1 - self.alpha) * alpha * opacity
        else:
            self._lay(Mask(alpha), rgb / np.maximum(alpha, 1e-4)[..., None], opacity, mode)

    def distort(self, dx, dy):
        """Every pixel taken from elsewhere: dx, dy are fields of card units (ripples, heat)."""
        y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
        at = [y + dy * UNIT, x + dx * UNIT]
        for i in range(3):
            self.rgb[..., i] = ndimage.map_coordinates(
                self.rgb[..., i], at, order=1, mode="nearest"
            )
        if self.alpha is not None:
            self.alpha = ndimage.map_coordinates(self.alpha, at, order=1)

    def mirrored(self, axis):
        """A copy turned upside down about the height `axis`: a reflection in water."""
        rows = np.clip(2 * round(axis * UNIT) - np.arange(SIZE), 0, SIZE - 1)
        copy = self.layer()
        copy.rgb = self.rgb[rows].copy()
        copy.alpha = (
            np.ones((SIZE, SIZE), np.float32) if self.alpha is None else self.alpha[rows].copy()
        )
        return copy

    def pen(self, x=0.0, y=0.0, scale=1.0, angle=0.0, flip=False, ink=None, haze=None, mottle=0.06):
        """This canvas moved; ink paints all in one colour, haze=(colour, share) fades into air."""
        return Pen(self, x, y, scale, angle, flip, ink, haze, mottle)

    # --- the end ---

    def picture(self, size=768, grain=0.03, vignette=0.25, contrast=0.06, warmth=0.0, seed=1):
        """The finished picture."""
        rgb = np.clip(self.rgb, 0, 1)
        rgb = rgb.reshape(768, 2, 768, 2, 3).mean((1, 3))
        y, x = (np.mgrid[0:768, 0:768].astype(np.float32) - 383.5) / 383.5
        if vignette:
            d = np.clip((x * x + y * y) / 2, 0, 1) ** 1.5
            rgb = rgb * (1 - vignette * d)[..., None]
        if contrast:
            rgb = rgb + contrast * (rgb * rgb * (3 - 2 * rgb) - rgb) * 2
        if warmth:
            rgb = rgb * (1 + warmth * np.array([1, 0.2, -1], np.float32))
        if grain:
            noise = np.random.default_rng(seed).normal(0, 1, (768, 768)).astype(np.float32)
            # Coarser than a pixel, so that it looks like paper and WebP keeps it cheaply.
            noise = ndimage.gaussian_filter(noise, 0.9) * 1.9
            rgb = rgb + (noise * grain)[..., None] * (0.35 + rgb * (1 - rgb) * 2)
        image = Image.fromarray((np.clip(rgb, 0, 1) * 255 + 0.5).astype(np.uint8))
        return image if size == 768 else image.resize((size, size), Image.LANCZOS)


def blend(under, over, mode):
    if mode == "multiply":
        return under * over
    if mode == "screen":
        return 1 - (1 - under) * (1 - over)
    if mode == "add":
        return np.minimum(under + over, 1)
    if mode == "overlay":
        return np.where(under < 0.5, 2 * under * over, 1 - 2 * (1 - under) * (1 - over))
    if mode == "soft":
        return (1 - 2 * over) * under * under + 2 * over * under
    raise ValueError(f"no blending mode {mode!r}")


class Pen:
    """The canvas in a subject's own coordinates, with its own mood (ink, haze)."""

    def __init__(self, canvas, x, y, scale, angle, flip, ink, haze, mottle):
        self.canvas, self.x, self.y, self.scale, self.angle, self.flip = (
            canvas,
            x,
            y,
            scale,
            angle,
            flip,
        )
        self.ink, self.haze, self.mottle = ink, haze, mottle

    def placed(self, shape):
        return moved(shape, self.x, self.y, self.scale, self.angle, self.flip)

    def point(self, x, y):
        """Where a local point is on the card."""
        return tuple(self.placed(pts([(x, y)]))[0])

    def at(self, x, y, scale=1.0, angle=0.0, flip=False):
        """A pen for a part of this subject."""
        px, py = self.point(x, y)
        turn = -angle if self.flip else angle
        return Pen(
            self.canvas,
            px,
            py,
            self.scale * scale,
            self.angle + turn,
            self.flip != flip,
            self.ink,
            self.haze,
            self.mottle,
        )

    def colour(self, colour):
        if self.ink is not None:
            colour = self.ink
        if self.haze is not None:
            colour = mix(colour, self.haze[0], self.haze[1])
        return colour

    def fill(self, shape, paint, **how):
        """Like the canvas's, in local coordinates; a mask stays where it is."""
        if not isinstance(shape, Mask):
            shape = self.placed(shape)
        if "cut" in how and not isinstance(how["cut"], Mask) and how["cut"] is not None:
            how["cut"] = self.placed(how["cut"])
        if "clip" in how and not isinstance(how["clip"], Mask) and how["clip"] is not None:
            how["clip"] = self.placed(how["clip"])
        for name in ("depth", "soft"):
            if name in how:
                how[name] *= self.scale
        if "depth" not in how:
            how["depth"] = 14 * self.scale
        if callable(paint):
            if self.ink is not None:
                paint = self.colour(self.ink)
        elif not (isinstance(paint, np.ndarray) and paint.ndim == 3):
            paint = self.colour(paint)
        if self.ink is not None:
            how["shade"] = how.get("shade", 0) * 0.3
        if self.haze is not None:
            how["shade"] = how.get("shade", 0) * (1 - self.haze[1])
        how.setdefault("mottle", self.mottle)
        return self.canvas.fill(shape, paint, **how)

    def linear(self, stops, start, stop):
        """A gradient between two local points."""
        if self.haze is not None:
            stops = [mix(c, *self.haze) for c in stops]
        return linear(stops, self.point(*start), self.point(*stop))

    def radial(self, stops, centre, radius):
        if self.haze is not None:
            stops = [mix(c, *self.haze) for c in stops]
        return radial(stops, self.point(*centre), radius * self.scale)

    def shadow(self, shape, dx=6, dy=10, soft=8, opacity=0.45, **how):
        if not isinstance(shape, Mask):
            shape = self.placed(shape)
        s = self.scale
        self.canvas.shadow(shape, dx * s, dy * s, soft * s, opacity, **how)

    def glow(self, x, y, radius, colour, strength=0.8, **how):
        self.canvas.glow(*self.point(x, y), radius * self.scale, colour, strength, **how)


__all__ = [
    "SIZE",
    "UNIT",
    "Canvas",
    "Mask",
    "Pen",
    "blend",
    "blur",
    "col",
    "from_lab",
    "grid",
    "lift",
    "linear",
    "mapped",
    "mix",
    "radial",
    "resized",
    "through",
    "to_lab",
]
