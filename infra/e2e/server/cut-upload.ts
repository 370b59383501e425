import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends the first half of an upload and then drops the connection, like a network failure. */
export async function cutUpload(
  origin: string,
  { cookie, file }: { cookie: string; file: Buffer },
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const boundary = 'half-of-a-form';
  const head = [
    `--${boundary}\r\ncontent-disposition: form-data; name="title"\r\n\r\nHalf of it\r\n`,
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="half.pdf"\r\n`,
    'content-type: application/pdf\r\n\r\n',
  ].join('');
  const length = head.length + file.length + `\r\n--${boundary}--\r\n`.length;
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  socket.write(
    `POST /api/documents HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n` +
      `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${length}\r\n\r\n${head}`,
  );
  const half = file.subarray(0, file.length / 2);
  await new Promise((resolve) => socket.write(half, resolve));
  socket.destroy();
}
