import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as contracts from '@aw/contracts';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../../packages/contracts/src', import.meta.url));

const isEndpoint = (value: unknown) => typeof value === 'object' && value !== null && 'responses' in value;

/** Returns the names of the endpoints that one file of the contracts defines. */
async function endpointsOf(file: string): Promise<string[]> {
  const defined: Record<string, unknown> = await import(
    /* @vite-ignore */ `@aw/contracts/${file.replace(/\.ts$/, '')}`
  );
  return Object.keys(defined).filter((name) => isEndpoint(defined[name]));
}

it('[R5] the index of the contracts exports every endpoint, so the tests of all endpoints see it', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.includes('/') && file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const names = (await Promise.all(files.map(endpointsOf))).flat();
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !(name in contracts))).toEqual([]);
});
