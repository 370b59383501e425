import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3StoreOptions } from '../adapters/files/s3-store';

/** A running S3 server for tests and its content. */
export type S3Peer = {
  options: S3StoreOptions;
  /** Stops the server and closes every connection to it. Its content stays. */
  goAway(): Promise<void>;
  /** Starts it again at the same address. */
  comeBack(): Promise<void>;
  /** Returns every stored object and unfinished upload. */
  contents: () => Promise<string[]>;
  close(): Promise<void>;
};

const BUCKET = 'library';
const UPLOADS = '._S3rver_uploads';

/** Starts an S3 server on a free port of this machine, with one empty bucket. */
export async function startS3Peer(): Promise<S3Peer> {
  const directory = await mkdtemp(join(tmpdir(), 's3-peer-'));
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.configureBuckets();
  const uploads = join(directory, BUCKET, UPLOADS);
  const answerS3 = s3.callback();
  const server = createServer((request, response) => {
    answerMultipart(uploads, request, response)
      .then((isAnswered) => isAnswered || answerS3(request, response))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The S3 peer has no port');
  const goAway = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  return {
    options: {
      bucket: BUCKET,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${address.port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      forcePathStyle: true,
    },
    goAway,
    comeBack: () => listen(address.port),
    async contents() {
      const names = await readdir(join(directory, BUCKET), { recursive: true });
      return names.filter((name) => name.endsWith('_object') || name.endsWith('key')).sort();
    },
    async close() {
      if (server.listening) await goAway();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Answers two calls that s3rver does not support: aborting a multipart upload and listing the unfinished ones. */
async function answerMultipart(
  uploads: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const query = new URL(request.url ?? '/', 'http://peer').searchParams;
  const uploadId = query.get('uploadId');
  if (request.method === 'DELETE' && uploadId !== null) {
    await rm(join(uploads, uploadId), { recursive: true, force: true });
    response.writeHead(204).end();
    return true;
  }
  if (request.method === 'GET' && query.has('uploads')) {
    const entries = await Promise.all(
      (await readdir(uploads).catch(() => [])).map(async (id) => {
        const key = await readFile(join(uploads, id, 'key'), 'utf8');
        const { mtime } = await stat(join(uploads, id, 'key'));
        return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`;
      }),
    );
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${entries.join('')}</ListMultipartUploadsResult>`,
    );
    return true;
  }
  return false;
}
