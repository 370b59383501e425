import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import type { LanguageFile } from './language-files';

/** Starts Tesseract with the trained data of these languages. It reads all files from one folder, which is removed afterwards. */
export async function startEngine(languages: readonly LanguageFile[]): Promise<Worker> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trained-data-'));
  try {
    for (const { code, path: file } of languages)
      await writeFile(path.join(folder, `${code}.traineddata`), await readTrainedData(file));
    const engine = await createWorker(
      languages.map(({ code }) => code),
      OEM.LSTM_ONLY,
      { langPath: folder, gzip: false, cacheMethod: 'none' },
    );
    // Otherwise it writes its estimates into the log of this process.
    await engine.setParameters({ debug_file: '/dev/null', user_defined_dpi: '200' });
    return engine;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readTrainedData(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isZipped ? promisify(gunzip)(bytes) : bytes;
}
