import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dark, light } from './palette';

const tokens = readFileSync(
  new URL('../../../../../packages/ui/src/tokens/tokens.css', import.meta.url),
  'utf8',
);
const darkAt = tokens.indexOf('[data-theme="dark"]');

/** OKLCH to sRGB by the matrices of Björn Ottosson, https://bottosson.github.io/posts/oklab. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
  const byte = (value: number) => Math.round(255 * Math.min(1, Math.max(0, value)));
  return `#${channels.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

it.each([
  ['light', light, tokens.slice(0, darkAt)],
  ['dark', dark, tokens.slice(darkAt)],
])('[X11] mail has the colours of the %s theme', (_, palette, css) => {
  for (const [name, hex] of Object.entries(palette)) {
    const [, l, c, h] = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css) ?? [];
    expect([name, hex]).toEqual([name, hexOf(Number(l), Number(c), Number(h))]);
  }
});
