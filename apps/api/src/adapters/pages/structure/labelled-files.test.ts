import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { demoLabels } from '@aw/bench/demo-labels';
import { addScores, judgeStructure, type StructureScores, shareOf } from '@aw/bench/judge-structure';
import { type ReaderLabel, realLabels } from '@aw/bench/reader-labels';
import { demoFilePath } from '@aw/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPageReader } from '../open-page-reader';
import type { PageOutput, PageReader } from '../page-reader';

const corpus = path.resolve(import.meta.dirname, '../../../../../../../shared/data/corpus');
const api = path.resolve(import.meta.dirname, '../../../..');

type Judged = { file: string; scores: StructureScores; pages: PageOutput[] };

let folder: string;
let reader: PageReader;
const judged: { demo: Judged[]; real: Judged[] } = { demo: [], real: [] };

async function judge(label: ReaderLabel, place: string): Promise<Judged> {
  const outDir = path.join(folder, `pages-${judged.demo.length}-${judged.real.length}`);
  const result = await reader.read({ path: place, fileName: path.basename(place) }, outDir);
  const pages = result.status === 'read' ? result.pages : [];
  const structures = pages.map(({ structure }) => structure);
  return { file: path.basename(place), scores: judgeStructure(label, structures), pages };
}

/** Writes the demo documents that are read in an older format. Returns the place of each file to read. */
async function demoPlaces(labels: ReturnType<typeof demoLabels>): Promise<string[]> {
  const conversions = labels.flatMap(({ file, as }) =>
    as ? [demoFilePath(file), path.join(folder, file.replace(/[a-z]+$/, as))] : [],
  );
  const program = ['--liftoff-only', '--import', 'tsx', 'src/testing/convert-office.ts', ...conversions];
  await promisify(execFile)(process.execPath, program, { cwd: api });
  return labels.map(({ file, as }) =>
    as ? path.join(folder, file.replace(/[a-z]+$/, as)) : demoFilePath(file),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'labelled-files-'));
  reader = openPageReader();
  const labels = demoLabels();
  const places = await demoPlaces(labels);
  for (const [at, label] of labels.entries()) judged.demo.push(await judge(label, places[at] ?? ''));
  if (!existsSync(corpus)) return;
  for (const label of realLabels) judged.real.push(await judge(label, path.join(corpus, label.file)));
}, 240_000);
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

const scoreOf = (files: readonly Judged[], name: keyof StructureScores) =>
  addScores(files.map(({ file, scores }) => [file, scores[name]] as const));

describe.each(['demo', 'real'] as const)('the structure of labelled %s documents', (kind) => {
  it.each([
    ['headings', 0.9],
    ['rightHeadings', 0.85],
    ['tables', 0.8],
    ['order', 1],
  ] as const)('[D20] %s are as a person sees them, at least %d of 1', (name, least) => {
    const score = scoreOf(judged[kind], name);
    console.log(`${kind} ${name}: ${score.found} of ${score.expected}`);
    expect(shareOf(score), score.missed.join('\n')).toBeGreaterThanOrEqual(least);
  });

  it('[D20] the structure of a page has no letter that its visible text does not have', () => {
    for (const { file, pages } of judged[kind])
      for (const { number, text, structure } of pages) {
        const rest = countLetters(text);
        for (const [letter, count] of countLetters(wordsOf(structure)))
          expect(count, `${file}, page ${number}, ${letter}`).toBeLessThanOrEqual(rest.get(letter) ?? 0);
      }
  });
});

it('[D20] formulas of Word files are MathML', () => {
  const lab = judged.demo.find(({ file }) => file.startsWith('alkaline'));
  const text = JSON.stringify(lab?.pages.map(({ structure }) => structure));
  expect(text.match(/"kind":"formula"/g)?.length).toBeGreaterThanOrEqual(2);
  expect(text).toContain('"tag":"mfrac"');
});

it('[D20] pictures of Word and PowerPoint files have their alternative texts', () => {
  const lab = judged.demo.find(({ file }) => file.startsWith('alkaline'));
  expect(JSON.stringify(lab?.pages.map(({ structure }) => structure))).toContain('"kind":"figure"');
});

/** All text of a structure except for alternative texts, which pages do not show. */
function wordsOf(structure: PageOutput['structure']): string {
  const words: string[] = [];
  JSON.stringify(structure?.blocks.filter(({ kind }) => kind !== 'figure') ?? [], (key, value: unknown) => {
    if (key === 'math' || key === 'kind') return undefined;
    if (typeof value === 'string') words.push(value);
    return value;
  });
  return words.join(' ');
}

function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text.match(/[\p{L}\p{N}]/gu) ?? []) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}
