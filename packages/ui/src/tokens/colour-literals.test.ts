import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readThemes } from './read-tokens';

const source = new URL('../', import.meta.url);
const literal = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|["'](?:white|black)["']/i;

function sourceFiles() {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:css|tsx?)$/.test(path))
    .filter((path) => !/\.test\.tsx?$|tokens\/(?:tokens\.css|read-tokens\.ts)$/.test(path));
}

it('[X2] no colour is written anywhere but in tokens.css', () => {
  const literals = sourceFiles().flatMap((path) =>
    readFileSync(new URL(path, source), 'utf8')
      .split('\n')
      .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
      .filter(({ line }) => literal.test(line))
      .map(({ at, line }) => `${at} ${line.trim()}`),
  );
  expect(sourceFiles().length).toBeGreaterThan(20);
  expect(literals).toEqual([]);
});

it('[X2] the search for colours finds every notation', () => {
  const written = ['#fff', 'rgb(1 2 3)', 'oklch(0.4 0.1 266)', 'hsla(1,2%,3%,.4)', 'fill="white"'];
  expect(written.filter((line) => !literal.test(line))).toEqual([]);
});

it('[X2] every colour token has a class name', () => {
  const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
  const unnamed = [...readThemes().light.keys()].filter(
    (name) => !theme.includes(`--color-${name}: var(--${name});`),
  );
  expect(unnamed).toEqual([]);
});
