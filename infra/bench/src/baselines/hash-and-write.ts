// A plain Node server that hashes each upload and writes it to a file: the minimum cost of an upload.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const folder = process.env.FOLDER ?? '';

const server = createServer(async (request, response) => {
  if (request.url === '/ready') return response.end('ready');
  const hash = createHash('sha256');
  await pipeline(
    request,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const bytes of source) {
        hash.update(bytes);
        yield bytes;
      }
    },
    createWriteStream(path.join(folder, randomUUID())),
  );
  return response.writeHead(201).end(hash.digest('hex'));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit());
