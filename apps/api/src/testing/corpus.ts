import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoFilePath, readDemo } from '@aw/demo';
import { expectedPages } from './expected-pages';

export type CorpusFile = {
  name: string;
  bytes: Uint8Array;
  /** Number of pages by an independent measure, if there is one. */
  pageCount?: number;
  /** Reason why this file must be refused. */
  refusal?: string;
};

/** Files that must not be published, with the reason. All others are readable. */
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

/** Files that may reach the memory limit. They come last, so that the others share one warm reader. */
const heavy = ['customGeo.pptx'];

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data/corpus');

/** Returns real files from other people if they are beside the project, otherwise files that the project creates. */
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
  const createdFiles = await Promise.all(places.map(realFile));
  const cut = createdFiles[0]?.bytes.subarray(0, 400) ?? new Uint8Array();
  return [...createdFiles, { name: 'cut-short.pdf', bytes: cut, refusal: 'was cut short' }];
}
