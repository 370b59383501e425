import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isInterrupted } from '../closing';
import { type CorpusFile, corpusFiles } from '../data/corpus-files';
import { type Figure, short } from '../figures/figure';
import { median, percentile, spreadOf } from '../figures/statistics';
import { askJson } from '../servers/ask';
import { type Api, startApi } from '../servers/start-api';
import type { BenchContext } from './context';

const goal = { atMost: 2, unit: 's p50' };
const pollIntervalMs = 25;
/** Longer than the maximum time for any file. */
const maxMs = 300_000;

type Outcome = { file: CorpusFile; status: string; seconds: number; error?: string };

/** Uploads real files one after the other. Measures the time from the answer until a file is published or refused. */
export async function measureCorpus({ options, data: open, found }: BenchContext): Promise<void> {
  const files = await corpusFiles();
  const data = await open(options.documents[0] ?? 0);
  const api = await startApi(await data.addDatabase('corpus'), { roles: 'http,worker' });
  try {
    const { cookie } = await api.session();
    const outcomes: Outcome[] = [];
    for (const file of files) outcomes.push(await process(api, cookie, file));
    // The first file of each kind waits until its reader is loaded.
    const isFirst = ({ file }: Outcome) => files.find(({ kind }) => kind === file.kind) === file;
    const warm = outcomes.filter((outcome) => !isFirst(outcome));
    found.figure({ ...figureOf('real files, from upload to published or refused', warm), goal });
    for (const kind of new Set(files.map((file) => file.kind)))
      found.figure(
        figureOf(
          `real files, ${kind}`,
          warm.filter(({ file }) => file.kind === kind),
        ),
      );
    const count = (status: string) => outcomes.filter((outcome) => outcome.status === status).length;
    found.note(
      `${files.length} real files, one after the other: ${count('published')} published, ${count('refused')} refused. Not counted is the first of each kind, which took ${outcomes
        .filter(isFirst)
        .map(({ file, seconds }) => `${short(seconds)} s (${file.kind})`)
        .join(', ')}. The status is checked every ${pollIntervalMs} ms.`,
    );
    for (const { file, error } of outcomes.filter((outcome) => outcome.error))
      console.error(`  ${file.name}: ${error}`);
  } finally {
    await api.stop();
  }
}

function figureOf(name: string, outcomes: readonly Outcome[]): Figure {
  const seconds = outcomes.map((outcome) => outcome.seconds);
  const { least, most } = spreadOf(seconds);
  return {
    name,
    ours: `p50 ${short(median(seconds))} s, p95 ${short(percentile(seconds, 0.95))} s (${short(least)}–${short(most)})`,
    value: median(seconds),
    errors: outcomes.filter(({ error }) => error).length,
  };
}

async function process({ origin }: Api, cookie: string, file: CorpusFile): Promise<Outcome> {
  const form = new FormData();
  form.set('title', file.name);
  form.set('file', new File([await readFile(file.place)], file.name));
  let since = performance.now();
  const outcome = (status: string, error?: string): Outcome => ({
    file,
    status,
    seconds: (performance.now() - since) / 1000,
    error,
  });
  try {
    const { id } = await askJson<{ id: number }>(`${origin}/api/documents`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    since = performance.now();
    while (performance.now() - since < maxMs) {
      await sleep(pollIntervalMs);
      const { status } = await askJson<{ status: string }>(`${origin}/api/documents/${id}`, {
        headers: { cookie },
      });
      if (status !== 'processing') return outcome(status);
    }
    return outcome('processing', 'is still being read');
  } catch (error) {
    if (isInterrupted()) throw error;
    return outcome('failed', String(error));
  }
}
