import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { requireReachable } from './reachable';

it('[R1] a data folder below a closed one is refused with the folder and the way out', async () => {
  const closed = await mkdtemp(path.join(tmpdir(), 'aw-closed-'));
  const inside = path.join(closed, 'var');
  await mkdir(inside, { mode: 0o755 });
  await expect(requireReachable(inside)).rejects.toThrow(`chmod o+x ${closed}`);
  await chmod(closed, 0o755);
  await expect(requireReachable(inside)).resolves.toBeUndefined();
  await rm(closed, { recursive: true });
});
