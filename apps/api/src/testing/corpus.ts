import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoFilePath, readDemo } from '@aw/demo';
import { expectedPages } from './expected-pages';

export type CorpusFile = {
  name: string;
  bytes: Uint8Array;
  /** Pages by an independent measure, where there is one. */
  pageCount?: number;
  /** Why this file is rightly not published. */
  refusal?: string;
};

/** Files that nobody should find published, and why; whatever is not named here is readable. */
const refusals: Record<string, string> = {
  'TestRobert_Flaherty.doc': 'is a spreadsheet behind a Word name',
  'clusterfuzz-testcase-minimized-POIHWPFFuzzer-5440721166139392.doc': 'was broken on purpose by a fuzzer',
  'clusterfuzz-testcase-minimized-POIXWPFFuzzer-5166796835258368.docx': 'was broken on purpose by a fuzzer',
  'issue16278.pdf': 'is one blank page',
  'annotation-text-widget.pdf': 'carries scripts and an XFA form',
  'issue15818.pdf': 'carries scripts',
  'issue17998.pdf': 'carries scripts',
  'js-buttons.pdf': 'carries scripts',
};

/** Files that are heavy enough to meet the memory limit; they come last, so that the others share one warm reader. */
const heavy = ['customGeo.pptx'];

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data/corpus');

/** Real files that nobody here wrote, when they are beside the project; else files that the project makes itself. */
export async function corpusFiles(): Promise<{ isReal: boolean; files: CorpusFile[] }> {
  if (!existsSync(folder)) return { isReal: false, files: await ownFiles() };
  const places = ['pdf', 'docx', 'pptx', 'doc', 'ppt'].flatMap((kind) =>
    readdirSync(path.join(folder, kind)).map((name) => path.join(folder, kind, name)),
  );
  const isHeavy = (place: string) => heavy.includes(path.basename(place));
  const ordered = [...places.filter((place) => !isHeavy(place)), ...places.filter(isHeavy)];
  return { isReal: true, files: await Promise.all(ordered.map(realFile)) };
}

async function realFile(place: string): Promise<CorpusFile> {
  const name = path.basename(place);
  const bytes = readFileSync(place);
  return { name, bytes, pageCount: await expectedPages(place), refusal: refusals[name] };
}

async function ownFiles(): Promise<CorpusFile[]> {
  const places = readDemo()
    .uploads.slice(0, 24)
    .map(({ fileName }) => demoFilePath(fileName));
  const made = await Promise.all(places.map(realFile));
  const cut = made[0]?.bytes.subarray(0, 400) ?? new Uint8Array();
  return [...made, { name: 'cut-short.pdf', bytes: cut, refusal: 'was cut short' }];
}
