import { setTimeout as sleep } from 'node:timers/promises';
import { short } from '../figures/figure';
import { median, ratioOf } from '../figures/statistics';
import { makeScan, typedPdf } from '../scans/make-scan';
import { scanLooks, scanTexts } from '../scans/scan-texts';
import { askJson } from '../servers/ask';
import { type Api, startApi } from '../servers/start-api';
import type { BenchContext } from './context';

const minFound = 18;
const maxDelay = 2;
const pollIntervalMs = 25;

/**
 * Uploads twenty scanned and photographed pages, counts the phrases that search finds on the right page, and compares how
 * fast typed documents of other people are published meanwhile with an idle server.
 */
export async function measureScans({ options, data: open, found }: BenchContext): Promise<void> {
  const data = await open(options.documents[0] ?? 0);
  const api = await startApi(await data.addDatabase('scans'), {
    roles: 'http,worker',
    env: { TRUST_PROXY: '1' },
  });
  try {
    // Files of one person or address are read one after the other.
    const [headers, other] = [await headersOf(api, '192.0.2.1'), await headersOf(api, '192.0.2.2')];
    const typed = async (name: string) => {
      const bytes = await typedPdf([`${name}. ${words(name)}`]);
      return publishedAfter(api, other, await upload(api, other, { name, bytes }));
    };
    await typed('warm up');
    const idle = await repeat(options.rounds * 3, (at) => typed(`idle ${at}`));
    const bytes = await makeScan(
      scanTexts.map(({ text }) => text),
      [...scanLooks],
    );
    const scan = await upload(api, headers, { name: 'scan', bytes });
    const reading = publishedAfter(api, headers, scan);
    await ocrStarts(api, headers, scan);
    const meanwhile = await repeat(options.rounds * 3, (at) => typed(`meanwhile ${at}`));
    const seconds = await reading;
    let right = 0;
    for (const [page, { phrase }] of scanTexts.entries())
      if ((await foundOn(api, headers, scan, phrase)) === page + 1) right++;
    found.figure({
      name: 'phrases that search finds on their scanned page',
      ours: `${right} of ${scanTexts.length}; ${short(seconds / scanTexts.length)} s a page`,
      value: right,
      goal: { atLeast: minFound, unit: `of ${scanTexts.length}` },
      errors: 0,
    });
    const ratio = ratioOf(meanwhile, idle);
    found.figure({
      name: 'typed documents of other people, from upload to published during OCR',
      ours: `p50 ${short(median(meanwhile))} s`,
      peer: `idle: p50 ${short(median(idle))} s`,
      ratio,
      value: ratio.median,
      goal: { atMost: maxDelay, unit: 'times' },
      errors: 0,
    });
    found.note(
      'The pages are drawn by the benchmark (`infra/bench/src/scans`): clean, with noise, 3° askew, in uneven light, and photographed at an angle, four of each.',
    );
  } finally {
    await api.stop();
  }
}

async function repeat(times: number, run: (at: number) => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  for (let at = 0; at < times; at++) results.push(await run(at));
  return results;
}

/** Words that no other document has, because documents with the same words are copies. */
const words = (seed: string) => {
  const mark = Buffer.from(seed).toString('hex');
  return Array.from({ length: 60 }, (_, at) => `word${mark}x${at}`).join(' ');
};

type Sender = { cookie: string; 'x-forwarded-for': string };

/** Opens a session from a network address, and returns the headers of its requests. */
async function headersOf(api: Api, address: string): Promise<Sender> {
  const { cookie } = await api.session(address);
  return { cookie, 'x-forwarded-for': address };
}

async function upload(
  { origin }: Api,
  headers: Sender,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<number> {
  const form = new FormData();
  form.set('title', name);
  form.set('file', new File([new Uint8Array(bytes)], `${name}.pdf`));
  const { id } = await askJson<{ id: number }>(`${origin}/api/documents`, {
    method: 'POST',
    headers,
    body: form,
  });
  return id;
}

/** Waits until a document is published, and returns the seconds. */
async function publishedAfter({ origin }: Api, headers: Sender, id: number): Promise<number> {
  const since = performance.now();
  for (;;) {
    const { status } = await askJson<{ status: string }>(`${origin}/api/documents/${id}`, {
      headers,
    });
    if (status === 'published') return (performance.now() - since) / 1000;
    if (status !== 'processing') throw new Error(`Document ${id} is ${status}.`);
    await sleep(pollIntervalMs);
  }
}

/** Waits until the first page of a document has been read with OCR. */
async function ocrStarts({ origin }: Api, headers: Sender, id: number): Promise<void> {
  for (;;) {
    const { status, scans } = await askJson<{ status: string; scans?: { done: number } }>(
      `${origin}/api/documents/${id}`,
      { headers },
    );
    if (status !== 'processing' || (scans?.done ?? 0) > 0) return;
    await sleep(pollIntervalMs);
  }
}

/** Returns the page on which search finds a phrase of a document, if it does. */
async function foundOn(
  { origin }: Api,
  headers: Sender,
  id: number,
  phrase: string,
): Promise<number | undefined> {
  const query = encodeURIComponent(phrase);
  const results = await askJson<{ id: number; hit?: { page: number } }[]>(
    `${origin}/api/documents?limit=5&q=${query}`,
    { headers },
  );
  return results.find((result) => result.id === id)?.hit?.page;
}
