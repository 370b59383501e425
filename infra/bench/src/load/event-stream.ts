import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** An open stream of notifications, as a browser has it. */
export type EventStream = {
  /** Resolves with the moment at which a notification of this title came, by `performance.now()`. */
  shown: (title: string) => Promise<number>;
  /** Whether the server has ended it. */
  isEnded: () => boolean;
  close: () => void;
};

type State = { newest: { title: string }[] };

/** Opens a stream by a session's cookie; what was there already has come when it resolves. Throws what is no stream. */
export async function openEventStream(address: string, cookie: string): Promise<EventStream> {
  const request = get(address, { agent: false, headers: { cookie, accept: 'text/event-stream' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) {
    request.destroy();
    throw new Error(`${address} answered ${response.statusCode}.`);
  }
  let isEnded = false;
  let wanted: { title: string; resolve: (at: number) => void } | undefined;
  let rest = '';
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      isEnded = true;
      // After the first event this rejects nothing any more.
      reject(new Error(`${address} ended before it began.`));
    };
    response.once('close', end).once('error', end);
    response.setEncoding('utf8').on('data', (text: string) => {
      const at = performance.now();
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = event.match(/^data: (.*)$/m)?.[1];
        if (data === undefined) continue;
        resolve();
        const { newest }: State = JSON.parse(data);
        if (newest.some(({ title }) => title === wanted?.title)) wanted?.resolve(at);
      }
    });
  });
  return {
    shown: (title) => new Promise((resolve) => (wanted = { title, resolve })),
    isEnded: () => isEnded,
    close: () => void request.destroy(),
  };
}
