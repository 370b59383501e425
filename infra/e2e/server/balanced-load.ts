import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Answer = { status: number; connection: string | undefined; isAfterSignal: boolean };

export type Load = {
  answers: Answer[];
  /** Requests that got no answer. */
  lost: string[];
  /** Call it when the server is told to end. */
  markSignal: () => void;
  /** Ends when the balancer has taken the server out and every client has its last answer. */
  ended: Promise<void>;
  /** One more request, over a connection that is open already when there is one. */
  sendLate: () => Promise<Answer>;
};

const clients = 6;
const askEveryMs = 150;

/** Clients that send to a server through a balancer, which asks /readyz and sends no more once it is not ready. */
export function startLoad(origin: string, paths: readonly string[]): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: clients + 1 });
  const answers: Answer[] = [];
  const lost: string[] = [];
  let isIn = true;
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
    for (let turn = index; isIn; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      await send(path).then(
        (answer) => answers.push(answer),
        (error: unknown) => lost.push(`${path}: ${String(error)}`),
      );
    }
  };
  const balance = async () => {
    while (isIn) {
      const ready = await send('/readyz').catch(() => undefined);
      if (ready?.status !== 200) isIn = false;
      else await sleep(askEveryMs);
    }
  };
  const ended = Promise.all([balance(), ...Array.from({ length: clients }, (_, index) => client(index))]);
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
