import { once } from 'node:events';
import path from 'node:path';
import { startProcess } from '../servers/start-process';
import type { LoadJob, LoadResult } from './load-job';

export type Load = { run(job: LoadJob): Promise<LoadResult>; stop(): Promise<void> };

/** Starts the process that generates the load. `run` throws if a job fails. */
export function startLoad(): Load {
  const child = startProcess(
    process.execPath,
    [...process.execArgv, path.join(import.meta.dirname, 'load-process.ts')],
    { core: 'load', hasChannel: true },
  );
  return {
    async run(job) {
      child.process.send(job);
      const [answer] = (await Promise.race([
        once(child.process, 'message'),
        child.ended.then((output) => {
          throw new Error(`The load ended:\n${output}`);
        }),
      ])) as [{ result: LoadResult } | { error: string }];
      if ('error' in answer) throw new Error(answer.error);
      return answer.result;
    },
    stop: child.stop,
  };
}
