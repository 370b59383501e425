const boundary = '----workshop-test-boundary';

/**
 * Returns a multipart body with text fields and one file, like a browser's. `fileFirst` puts the file before the
 * fields.
 */
export function multipart(
  fields: Record<string, string>,
  file?: { name: string; bytes: Uint8Array },
  options: { fileFirst?: boolean } = {},
) {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const head =
    file &&
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    );
  const bytes = file && head ? [head, file.bytes, Buffer.from('\r\n')] : [];
  const parts = options.fileFirst ? [...bytes, ...texts] : [...texts, ...bytes];
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
