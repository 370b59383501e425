import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** An open stream of notifications, like that of a browser. */
export type EventStream = {
  /** Resolves with the `performance.now()` at which a notification with this title arrived. */
  shown: (title: string) => Promise<number>;
  /** Returns true if the server has ended the stream. */
  isEnded: () => boolean;
  close: () => void;
};

type State = { newest: { title: string }[] };

/** Opens a stream with a session's cookie. Resolves after the first event, with existing notifications. Throws if it fails. */
export async function openEventStream(address: string, cookie: string): Promise<EventStream> {
  const request = get(address, { agent: false, headers: { cookie, accept: 'text/event-stream' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) {
    request.destroy();
    throw new Error(`${address} answered ${response.statusCode}.`);
  }
  let isEnded = false;
  let awaited: { title: string; resolve: (at: number) => void } | undefined;
  let rest = '';
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      isEnded = true;
      // This has no effect after the first event.
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
        if (newest.some(({ title }) => title === awaited?.title)) awaited?.resolve(at);
      }
    });
  });
  return {
    shown: (title) => new Promise((resolve) => (awaited = { title, resolve })),
    isEnded: () => isEnded,
    close: () => void request.destroy(),
  };
}
