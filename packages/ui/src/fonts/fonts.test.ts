import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTokensFile } from '../tokens/read-tokens';

const folder = new URL('./', import.meta.url);
const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));

/** Font for formulas, which only pages with a formula load. */
const mathsFont = 'stix-two-math-subset.woff2';
const sizeOf = (name: string) => statSync(new URL(name, folder)).size;

it('[P4] the fonts that every page loads weigh at most 70 kB, and the one for formulas 160 kB', () => {
  const always = fonts.filter((name) => name !== mathsFont);
  expect(always).toHaveLength(2);
  expect(always.map(sizeOf).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(70_000);
  expect(sizeOf(mathsFont)).toBeLessThanOrEqual(160_000);
});

it('[L4] all fonts come from this package', () => {
  const addresses = [...readTokensFile().matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address);
  expect(new Set(addresses)).toEqual(new Set(fonts.map((name) => `../fonts/${name}`)));
  expect(addresses).toHaveLength(fonts.length);
});

it('[P4] each font has a fallback of the same dimensions, so that nothing moves when it loads', () => {
  const faces = readTokensFile().match(/@font-face\s*\{[^}]*size-adjust[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(2);
  for (const face of faces) expect(face).toMatch(/ascent-override[^}]+descent-override/);
});
