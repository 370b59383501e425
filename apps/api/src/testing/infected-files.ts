import { eicar } from '@aw/dev/clamd';

/** Returns a PDF or image with the EICAR test file after its end, which programs ignore. */
export function infected(bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes, Buffer.from(`\n${eicar}\n`)]);
}
