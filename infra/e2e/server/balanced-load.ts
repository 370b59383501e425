import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Answer = { status: number; connection: string | undefined; isAfterSignal: boolean };

export type Load = {
  answers: Answer[];
  /** Requests without an answer. */
  lost: string[];
  /** Must be called when the server gets the signal to end. */
  markSignal: () => void;
  /** Resolves when the balancer has stopped using the server and every client has its last answer. */
  ended: Promise<void>;
  /** Sends one more request, over an open connection if there is one. */
  sendLate: () => Promise<Answer>;
};

const clientCount = 6;
const checkIntervalMs = 150;

/** Starts clients of a server behind a balancer, which checks /readyz and stops sending requests once it is not ready. */
export function startLoad(origin: string, paths: readonly string[]): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: clientCount + 1 });
  const answers: Answer[] = [];
  const lost: string[] = [];
  let isInUse = true;
  let isSignalled = false;

  const send = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const isAfterSignal = isSignalled;
      const request = get(`${origin}${path}`, { agent }, (response) => {
        const { statusCode: status = 0, headers } = response;
        response.resume();
        response.once('end', () => resolve({ status, connection: headers.connection, isAfterSignal }));
        response.once('error', reject);
      });
      request.once('error', reject);
    });
  const client = async (index: number) => {
    for (let turn = index; isInUse; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      await send(path).then(
        (answer) => answers.push(answer),
        (error: unknown) => lost.push(`${path}: ${String(error)}`),
      );
    }
  };
  const balance = async () => {
    while (isInUse) {
      const ready = await send('/readyz').catch(() => undefined);
      if (ready?.status !== 200) isInUse = false;
      else await sleep(checkIntervalMs);
    }
  };
  const ended = Promise.all([balance(), ...Array.from({ length: clientCount }, (_, index) => client(index))]);
  return {
    answers,
    lost,
    markSignal: () => {
      isSignalled = true;
    },
    ended: ended.then(() => undefined),
    sendLate: () => send(paths[0] ?? '/'),
  };
}
