import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { constants, gunzipSync } from 'node:zlib';
import { StartError } from '@aw/db';

/** A language by its code (ISO 639-2, such as `eng` or `chi_sim`) and the file with the trained data of its letters. */
export type LanguageFile = { code: string; path: string };

const packages = new Map([['eng', '@tesseract.js-data/eng/package.json']]);
const variant = '4.0.0_best_int';
const headBytes = 65_536;
const maxParts = 64;

/**
 * Finds the trained data of each language: in its package, or else in the folder `ocr` of `dataDir`. Throws a
 * StartError that names the languages without a usable file, because the engine never answers about an unknown one.
 */
export function findLanguageFiles(codes: readonly string[], dataDir: string): LanguageFile[] {
  const found = codes.map((code) => ({ code, path: findFile(code, dataDir) }));
  const missing = found.flatMap(({ code, path: file }) => (file && isTrainedData(file) ? [] : [code]));
  if (missing.length > 0)
    throw new StartError(
      `OCR_LANGUAGES names ${missing.join(', ')}, but there is no trained data that Tesseract could read at ${missing
        .map((code) => path.join(dataDir, 'ocr', `${code}.traineddata`))
        .join(', ')}. Put the file there, or leave the language out.`,
    );
  return found.flatMap(({ code, path: file }) => (file ? [{ code, path: file }] : []));
}

function findFile(code: string, dataDir: string): string | undefined {
  const own = path.join(dataDir, 'ocr', `${code}.traineddata`);
  const candidates = [own, `${own}.gz`];
  const installed = packages.get(code);
  if (installed !== undefined) {
    const folder = path.dirname(createRequire(import.meta.url).resolve(installed));
    candidates.push(path.join(folder, variant, `${code}.traineddata.gz`));
  }
  return candidates.find((file) => existsSync(file));
}

/** Trained data begins with the number of its parts and the offset of each, -1 for parts that it lacks. */
function isTrainedData(file: string): boolean {
  const head = headOf(file);
  if (head === undefined || head.length < 4) return false;
  const parts = head.readInt32LE(0);
  if (parts < 1 || parts > maxParts || head.length < 4 + 8 * parts) return false;
  const offsets = Array.from({ length: parts }, (_, part) => head.readBigInt64LE(4 + 8 * part));
  return (
    offsets.every((offset) => offset >= -1n) && offsets.some((offset) => offset === BigInt(4 + 8 * parts))
  );
}

function headOf(file: string): Buffer | undefined {
  const descriptor = openSync(file, 'r');
  try {
    const head = Buffer.alloc(headBytes);
    const bytes = head.subarray(0, readSync(descriptor, head));
    const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return isZipped ? gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }) : bytes;
  } catch {
    return undefined;
  } finally {
    closeSync(descriptor);
  }
}
