import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { serveChild } from './children/serve-child';
import type { LanguageFile } from './ocr/language-files';
import { recogniseScan, type ScanResult, type ScanTask } from './ocr/recognise-scan';
import { startEngine } from './ocr/start-engine';

serveChild<ScanTask, ScanResult>(
  async () => {
    // Before the engine's threads start, which inherit it: typed documents and requests come first.
    setPriority(constants.priority.PRIORITY_LOW);
    // No other decoder of the library may see a file, whatever it claims to be.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['Png', 'Jpeg', 'Webp'].map((type) => `VipsForeignLoad${type}Buffer`),
    });
    sharp.cache(false);
    const files = JSON.parse(process.argv[2] ?? '[]') as LanguageFile[];
    const engine = await startEngine(files);
    return (task) => recogniseScan(engine, task);
  },
  () => ({ status: 'refused' }),
);
