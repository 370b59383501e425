import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const worthwhile = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

/** Writes `.br` and `.gz` beside a file of text, so that the server never compresses it again. */
export function precompress(file: string): void {
  if (!worthwhile.test(file)) return;
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
