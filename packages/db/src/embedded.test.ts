import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

describe('the embedded server', () => {
  it('[R1] starts, stops, and leaves the exit code of its process alone', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'aw-embedded-'));
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
      const server = await startEmbeddedPostgres(${JSON.stringify(directory)});
      await server.stop();
      process.exitCode = 3;`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      { cwd: new URL('..', import.meta.url) },
    );
    await rm(directory, { recursive: true, force: true });
    expect([status, stderr.toString()]).toEqual([3, '']);
  }, 60_000);
});
