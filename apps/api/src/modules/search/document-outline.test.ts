import { expect, it } from 'vitest';
import { outlineOf } from './document-outline';

const page = (number: number, beginning: string) => ({ number, beginning, bytes: beginning.length });

it('[A8] the outline has the first own line of each page, without headers that are on all of them', () => {
  const pages = ['Osmosis', 'Diffusion', ''].map((heading, at) =>
    page(at + 1, `BIO 201 · ${at + 1}\n\n  ${heading}  \nWater moves.`),
  );
  expect(outlineOf(pages, 1_000).slice(0, 2)).toEqual(['page 1: Osmosis', 'page 2: Diffusion']);
});

it('[A8] the outline of 500 pages keeps to its bytes, from the first page to the last', () => {
  const pages = Array.from({ length: 500 }, (_, at) => page(at + 1, `Heading number ${'x'.repeat(at)}`));
  const lines = outlineOf(pages, 2_000);
  expect(Buffer.byteLength(lines.join('\n'))).toBeLessThanOrEqual(2_000);
  expect(lines[0]).toContain('page 1:');
  expect(lines.at(-1)).toContain('page 500:');
});
