import { type ChildProcess, fork } from 'node:child_process';
import { childEnvironment, childScript } from './child-script';

export type ChildOptions = {
  /** Name of the child's module beside this one. */
  script: string;
  execArgv?: string[];
  /** Milliseconds from the start until the child must be ready. */
  startDeadlineMs: number;
  onStart?: (child: { script: string; pid: number }) => void;
};

/** Starts a child and waits until it is ready; throws when it ends by itself, takes too long or is not wanted any more. */
export function startChild(options: ChildOptions, signal: AbortSignal): Promise<ChildProcess> {
  const { path, execArgv } = childScript(options.script);
  const child = fork(path, {
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
