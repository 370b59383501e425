import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

export type SlowDownload = {
  /** Reads the rest at full speed; gives the SHA-256 of all bytes, throws when the connection broke. */
  finish: () => Promise<string>;
};

/** Asks for a file and reads nothing but the head of the answer until `finish`, as a slow phone does. */
export async function slowDownload(address: string, cookie: string): Promise<SlowDownload> {
  const asked = request(address, { headers: { cookie }, agent: false });
  asked.end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (answer?.statusCode !== 200) throw new Error(`The download answered ${answer?.statusCode}.`);
  answer.pause();
  return {
    async finish() {
      const hash = createHash('sha256');
      for await (const chunk of answer) hash.update(chunk);
      return hash.digest('hex');
    },
  };
}
