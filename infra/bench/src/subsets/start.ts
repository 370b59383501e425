import { setTimeout as sleep } from 'node:timers/promises';
import { repeated } from '../figures/figure';
import { memoryOf } from '../servers/memory-of';
import { startApi } from '../servers/start-api';
import type { BenchContext } from './context';

const goals = {
  api: { atMost: 1, unit: 's' },
  memory: { atMost: 150, unit: 'MiB' },
};
const runs = 5;
const idleMs = 5000;

/** Measures the start of the API alone on a filled database, and its memory afterwards. */
export async function measureStart({ options, data: open, found }: BenchContext): Promise<void> {
  const data = await open(options.documents[0] ?? 0);
  const seconds: number[] = [];
  const memory: number[] = [];
  // The first run is not measured, because it reads the files of the program from the disk.
  for (let run = 0; run <= runs; run++) {
    const api = await startApi(data.url());
    await sleep(run === 0 ? 0 : idleMs);
    const { now } = await memoryOf(api.pid);
    await api.stop();
    if (run === 0) continue;
    seconds.push(api.startedInMs / 1000);
    memory.push(now);
  }
  found.figure(repeated('the API alone, from its start to /healthz', seconds, 's', goals.api));
  found.figure(repeated('the API alone, resident memory idle', memory, 'MiB', goals.memory));
}
