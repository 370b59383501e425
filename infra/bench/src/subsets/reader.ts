import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PageStructure } from '@aw/contracts/documents/page-structure';
import { demoFilePath } from '@aw/demo';
import { corpusFiles } from '../data/corpus-files';
import { median } from '../figures/statistics';
import { demoLabels } from '../reader/demo-labels';
import { addScores, judgeStructure, type StructureScores, shareOf } from '../reader/judge-structure';
import { realLabels } from '../reader/reader-labels';
import { askJson } from '../servers/ask';
import { type Api, startApi } from '../servers/start-api';
import type { BenchContext } from './context';

const pollIntervalMs = 25;
const maxMs = 300_000;
const measures: readonly [name: keyof StructureScores, text: string, atLeast: number][] = [
  ['headings', 'headings that are found', 90],
  ['rightHeadings', 'headings that are right', 85],
  ['tables', 'tables that are found', 80],
  ['order', 'phrases in reading order', 100],
];

/** Uploads labelled documents and compares their text view with what a person sees on their pages. */
export async function measureReader({ data: open, options, found }: BenchContext): Promise<void> {
  const real = await corpusFiles();
  const files = [
    ...demoLabels()
      .filter(({ as }) => as === undefined)
      .map((label) => ({ label, place: demoFilePath(label.file) })),
    ...realLabels.flatMap((label) => {
      const file = real.find(({ kind, name }) => `${kind}/${name}` === label.file);
      return file ? [{ label, place: file.place }] : [];
    }),
  ];
  const data = await open(options.documents[0] ?? 0);
  const api = await startApi(await data.addDatabase('reader'), { roles: 'http,worker' });
  try {
    const { cookie } = await api.session();
    const scores: (readonly [string, StructureScores])[] = [];
    const msPerPage: number[] = [];
    for (const { label, place } of files) {
      const { pages, ms } = await readAsText(api, cookie, place);
      scores.push([label.file, judgeStructure(label, pages)]);
      msPerPage.push(ms / Math.max(1, pages.length));
    }
    for (const [name, text, atLeast] of measures) {
      const score = addScores(scores.map(([file, each]) => [file, each[name]] as const));
      const percent = 100 * shareOf(score);
      found.figure({
        name: text,
        ours: `${percent.toFixed(1)} % (${score.found} of ${score.expected})`,
        value: percent,
        goal: { atLeast, unit: '%' },
        errors: 0,
      });
    }
    found.figure({
      name: 'reading a page, from upload to published',
      ours: `p50 ${median(msPerPage).toFixed(0)} ms a page`,
      value: median(msPerPage),
      errors: 0,
    });
    found.note(`${files.length} labelled documents: demo documents, and real files of other people.`);
  } finally {
    await api.stop();
  }
}

/** Uploads a file. Returns the structure of each page, and the time from the answer until it was published. */
async function readAsText({ origin }: Api, cookie: string, place: string) {
  const name = path.basename(place);
  const form = new FormData();
  form.set('title', name);
  form.set('file', new File([await readFile(place)], name));
  const { id } = await askJson<{ id: number }>(`${origin}/api/documents`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  const since = performance.now();
  const ask = <T>(address: string) =>
    askJson<T>(`${origin}/api/documents/${id}${address}`, { headers: { cookie } });
  while (performance.now() - since < maxMs) {
    const { status, pageCount } = await ask<{ status: string; pageCount: number }>('');
    if (status === 'refused') throw new Error(`${name} was refused.`);
    if (status === 'published') {
      const ms = performance.now() - since;
      const pages: (PageStructure | null)[] = [];
      for (let number = 1; number <= pageCount; number++)
        pages.push((await ask<{ structure: PageStructure | null }>(`/pages/${number}/text`)).structure);
      return { pages, ms };
    }
    await sleep(pollIntervalMs);
  }
  throw new Error(`${name} was not read within ${maxMs / 1000} seconds.`);
}
