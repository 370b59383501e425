import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as contracts from './index';

const isEndpoint = (value: unknown) => typeof value === 'object' && value !== null && 'responses' in value;

/** Returns the names of the endpoints that one file of this package defines. */
async function endpointsOf(file: string): Promise<string[]> {
  const defined: Record<string, unknown> = await import(/* @vite-ignore */ `./${file}`);
  return Object.keys(defined).filter((name) => isEndpoint(defined[name]));
}

it('[R5] the index exports every endpoint, so the tests of all endpoints see it', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.includes('/') && file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const names = (await Promise.all(files.map(endpointsOf))).flat();
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !(name in contracts))).toEqual([]);
});
