import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { percentile } from '../figures/statistics';
import type { LoadJob, LoadResult } from './load-job';

type Uploads = LoadJob & { kind: 'uploads' };

const boundary = 'aw-bench-boundary';

/** Uploads files that begin like a PDF and differ in an id. `perSecond` counts uploads. */
export async function runUploads(job: Uploads): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: job.atOnce });
  const file = Buffer.alloc(job.bytes, 'bytes that mean nothing ');
  file.write('%PDF-1.7\n');
  const times: number[] = [];
  const errors: string[] = [];
  let sent = 0;
  const started = performance.now();
  const sender = async () => {
    while (sent < job.count) {
      sent += 1;
      const startedAt = performance.now();
      const error = await upload(job, agent, file);
      if (error) errors.push(error);
      else times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: job.atOnce }, sender));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    answers: times.length,
    errors: errors.length,
    firstError: errors[0],
  };
}

/** Uploads a file. Resolves to the error, or undefined after a good answer. */
function upload({ origin, path, headers }: Uploads, agent: Agent, file: Buffer): Promise<string | undefined> {
  const id = randomUUID();
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="title"\r\n\r\nFile ${id}\r\n` +
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="file.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  // Every file has a different hash, and the shared bytes are not copied.
  const first = Buffer.from(`%PDF-1.7\n% ${id}\n`);
  const rest = file.subarray(first.length);
  return new Promise((resolve) => {
    const sent = request(
      new URL(path, origin),
      {
        method: 'POST',
        agent,
        headers: {
          ...headers,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': head.length + file.length + tail.length,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', (error) => resolve(error.message));
        response.on('end', () =>
          resolve(
            response.statusCode === 201
              ? undefined
              : `answered ${response.statusCode}: ${Buffer.concat(parts).toString().slice(0, 200)}`,
          ),
        );
      },
    );
    sent.on('error', (error) => resolve(error.message));
    for (const part of [head, first, rest]) sent.write(part);
    sent.end(tail);
  });
}
