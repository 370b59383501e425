import { type Color, inGamut, parse, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { readThemes } from './read-tokens';

const text = 4.5;
const control = 3;

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const families = ['formal', 'natural', 'life', 'society', 'humane', 'applied'];
const states = ['positive', 'caution', 'danger'];

type Use = { of: string[]; on: string[]; atLeast: number };

const uses: Use[] = [
  { of: ['ink', 'ink-muted', 'ink-faint', 'accent', ...states], on: surfaces, atLeast: text },
  { of: ['ink', 'ink-muted', 'accent'], on: ['accent-surface', 'mark-soft'], atLeast: text },
  { of: ['accent-ink'], on: ['accent', 'accent-hover'], atLeast: text },
  { of: ['mark-ink'], on: ['mark'], atLeast: text },
  { of: ['surface-raised'], on: ['ink', 'danger'], atLeast: text },
  { of: ['surface'], on: ['ink'], atLeast: text },
  ...states.map((state) => ({ of: [state, 'ink', 'ink-muted'], on: [`${state}-surface`], atLeast: text })),
  ...families.map((family) => ({ of: [family], on: [`${family}-surface`, 'surface-raised'], atLeast: text })),
  { of: ['line-strong', 'accent'], on: surfaces, atLeast: control },
  { of: ['mark-edge'], on: ['mark'], atLeast: control },
];

const pairs = uses.flatMap(({ of, on, atLeast }) =>
  of.flatMap((foreground) => on.map((background) => ({ foreground, background, atLeast }))),
);

const themes = readThemes();

function colour(theme: 'light' | 'dark', name: string): Color {
  const parsed = parse(themes[theme].get(name) ?? '');
  if (!parsed) throw new Error(`${theme} has no colour ${name}`);
  return parsed;
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(pairs)(
    '[X10] shows $foreground on $background with a contrast of at least $atLeast to 1',
    ({ foreground, background, atLeast }) => {
      const ratio = wcagContrast(colour(theme, foreground), colour(theme, background));
      expect(ratio).toBeGreaterThanOrEqual(atLeast);
    },
  );

  it('[X10] all colours are within the gamut of every screen', () => {
    const outside = [...themes[theme].keys()].filter((name) => !inGamut('rgb')(colour(theme, name)));
    expect(outside).toEqual([]);
  });
});

it('[X2] both themes define the same colours', () => {
  expect([...themes.dark.keys()].sort()).toEqual([...themes.light.keys()].sort());
});

it('[X10] the contrast of at least the 60 pairs of the visual standard is measured', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(60);
});
