import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('[R7] the generated schema types match the migrations', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'aw-types-'));
  const file = path.join(folder, 'schema.gen.ts');
  execFileSync('pnpm', ['exec', 'tsx', 'src/generate-schema.ts', file], {
    cwd: path.resolve(import.meta.dirname, '..'),
  });
  expect(await readFile(file, 'utf8')).toBe(
    await readFile(path.join(import.meta.dirname, 'schema.gen.ts'), 'utf8'),
  );
  await rm(folder, { recursive: true, force: true });
});
