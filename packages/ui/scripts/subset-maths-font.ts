// Writes src/fonts/stix-two-math-subset.woff2: `pnpm --filter @aw/ui fonts:maths`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Letters, Greek, operators, arrows, brackets that grow, and the italic, bold, script, Fraktur and open alphabets. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x237, 0x237],
  [0x2c6, 0x2dd],
  [0x300, 0x338],
  [0x391, 0x3f6],
  [0x2010, 0x2037],
  [0x2061, 0x2064],
  [0x20d0, 0x20ef],
  [0x2100, 0x214f],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x2308, 0x230f],
  [0x2320, 0x2321],
  [0x239b, 0x23bd],
  [0x23dc, 0x23e1],
  [0x25a0, 0x25ff],
  [0x27c0, 0x27ff],
  [0x2a00, 0x2a3f],
  [0x2a7d, 0x2ab4],
  [0x1d400, 0x1d503],
  [0x1d538, 0x1d56b],
  [0x1d6a4, 0x1d6e1],
  [0x1d6fc, 0x1d71b],
] as const;

const file = '@expo-google-fonts/stix-two-math/400Regular/STIXTwoMath_400Regular.ttf';
const whole = readFileSync(createRequire(import.meta.url).resolve(file));
const signs = ranges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
);
// Letter alternates that our formulas never use would double the size. The MATH table keeps stretchable signs growing.
const subset = await subsetFont(whole, signs.join(''), { targetFormat: 'woff2', noLayoutClosure: true });
writeFileSync(new URL('../src/fonts/stix-two-math-subset.woff2', import.meta.url), subset);
