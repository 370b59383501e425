// Runs as a process of its own, so that its memory and times are those of one detector. It runs without tsx, and
// therefore imports none of our files.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export type DetectorRequest = {
  pack: string;
  file: string;
  texts: readonly string[];
  long: readonly string[];
};

export type DetectorResult = {
  /** Code of the language of each text; empty if the detector has none. */
  languages: string[];
  loadMs: number;
  /** Longest time for one of the long texts. */
  maxMs: number;
  /** Memory after loading and after all texts, in MiB more than before. */
  memoryMb: number;
};

type Detect = (text: string) => string;

/** Exports of the packages. Each package has some of them. */
type Exports = {
  eld?: { detect(text: string): { language: string } };
  detect?: Detect;
  franc?: Detect;
  default?: {
    loadModule?(): Promise<{
      create(min: number, max: number): { findLanguage(text: string): { language: string } };
    }>;
  };
};

async function open(pack: string, exports: Exports): Promise<Detect> {
  if (exports.eld) {
    const { eld } = exports;
    return (text) => eld.detect(text).language;
  }
  const cld = await exports.default?.loadModule?.();
  if (cld) {
    const identifier = cld.create(0, 1_000);
    return (text) => identifier.findLanguage(text).language;
  }
  const detect = exports.franc ?? exports.detect;
  if (!detect) throw new Error(`${pack} has no function that detects languages.`);
  return detect;
}

const bytesPerMebibyte = 1_048_576;
const memoryOfThis = () => process.memoryUsage.rss() / bytesPerMebibyte;

async function measure({ pack, file, texts, long }: DetectorRequest): Promise<DetectorResult> {
  const before = memoryOfThis();
  const since = performance.now();
  const detect = await open(pack, await import(pathToFileURL(file).href));
  const loadMs = performance.now() - since;
  const languages = texts.map((text) => detect(text));
  const times = long.map((text) => {
    const start = performance.now();
    detect(text);
    return performance.now() - start;
  });
  return { languages, loadMs, maxMs: Math.max(...times), memoryMb: memoryOfThis() - before };
}

const [requestFile = ''] = process.argv.slice(2);
const result = await measure(JSON.parse(readFileSync(requestFile, 'utf8')));
process.stdout.write(JSON.stringify(result));
