import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

export type SlowDownload = {
  /** Reads the rest at full speed. Returns the SHA-256 of all bytes. Throws if the connection broke. */
  finish: () => Promise<string>;
};

/** Requests a file and reads only the headers of the answer until `finish`, like a slow phone. */
export async function slowDownload(address: string, cookie: string): Promise<SlowDownload> {
  const download = request(address, { headers: { cookie }, agent: false });
  download.end();
  const [answer]: IncomingMessage[] = await once(download, 'response');
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
