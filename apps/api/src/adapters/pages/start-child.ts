import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { runnableScript } from '../../workers/runnable-script';

// A child reads untrusted files, so it gets none of this process's settings and secrets.
const passedOn = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

export type ChildOptions = {
  /** Name of the child's module in this folder. */
  script: string;
  execArgv?: string[];
  /** Arguments of the script. */
  args?: string[];
  /** Milliseconds within which the child must be ready. */
  startDeadlineMs: number;
  onStart?: (child: { script: string; pid: number }) => void;
};

/** Starts a child and waits until it is ready. Throws if it exits, takes too long or is no longer needed. */
export function startChild(options: ChildOptions, signal: AbortSignal): Promise<ChildProcess> {
  const { filename, execArgv } = runnableScript(path.join(import.meta.dirname, options.script));
  const child = fork(filename, options.args ?? [], {
    execArgv: [...execArgv, ...(options.execArgv ?? [])],
    env: childEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid !== undefined) options.onStart?.({ script: options.script, pid: child.pid });
  return new Promise((resolve, reject) => {
    const end = () => child.kill('SIGKILL');
    const timer = setTimeout(end, options.startDeadlineMs);
    signal.addEventListener('abort', end);
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      child.off('exit', onExit);
    };
    const onExit = () => {
      stop();
      reject(new Error(`The document reader "${options.script}" ended while starting.`));
    };
    child.on('error', (error) => {
      stop();
      reject(error);
    });
    child.once('exit', onExit);
    child.once('message', () => {
      stop();
      resolve(child);
    });
  });
}

/** Returns the environment of a child. */
function childEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(passedOn.map((name) => [name, process.env[name]]));
}
