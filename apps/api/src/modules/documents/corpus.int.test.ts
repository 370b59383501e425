import { afterAll, beforeAll, expect, it } from 'vitest';
import { blindRecogniser } from '../../testing/blind-recogniser';
import { type CorpusFile, corpusFiles } from '../../testing/corpus';
import { selectRow } from '../../testing/rows';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

type Outcome = { file: CorpusFile; status: string; pages: number; reason: string | null; ms: number };

const tenMinutes = 600_000;

let test: TestApp;
let outcomes: Outcome[];

beforeAll(async () => {
  // Loaded before the server starts: a busy process would refuse the first uploads.
  const { isReal, files } = await corpusFiles();
  test = await startTestApp({
    LIMIT_UPLOADS_PER_DAY: '0',
    LIMIT_UPLOADS_AT_ONCE: '0',
    LIMIT_WRITES_PER_MINUTE: '0',
  });
  test.ctx.ocr = blindRecogniser;
  const user = await signedIn(test.app);
  console.log(
    isReal
      ? `Reading ${files.length} real files.`
      : `The real files are not here; reading ${files.length} that the project makes.`,
  );
  outcomes = [];
  for (const file of files) {
    const response = await user.upload(file.bytes, { fileName: file.name, fields: { title: file.name } });
    expect(response.statusCode, response.body).toBe(201);
    const { id } = response.json<{ id: number }>();
    const started = performance.now();
    await test.process(id);
    const ms = performance.now() - started;
    const row = await selectRow(test, 'documents', { id }, [
      'status',
      'page_count',
      'reason',
      'refusal_code',
    ]);
    // Some files show equal pictures; the second of them was read and is a correct duplicate.
    const status = row.refusal_code === 'duplicate' ? 'duplicate' : row.status;
    outcomes.push({ file, status, pages: row.page_count, reason: row.reason, ms });
  }
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b);
  console.log(
    `median ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms a file, longest ${Math.round(times.at(-1) ?? 0)} ms`,
  );
}, tenMinutes);
afterAll(() => test.close());

const named = (outcome: Outcome) =>
  `${outcome.file.name}: ${outcome.status}, ${outcome.pages} pages, ${outcome.reason ?? ''}`;

it('[P9] at least 95 % of the readable files are published', () => {
  const readable = outcomes.filter(({ file }) => file.refusal === undefined);
  const missed = readable.filter(({ status }) => status !== 'published' && status !== 'duplicate');
  expect(missed.length / readable.length, missed.map(named).join('\n')).toBeLessThanOrEqual(0.05);
});

it('[P9] every published file has the page count of an independent reader', () => {
  const wrong = outcomes.filter(
    ({ status, pages, file }) => status === 'published' && pages !== (file.pageCount ?? pages),
  );
  expect(wrong.map((outcome) => `${named(outcome)}, expected ${outcome.file.pageCount}`)).toEqual([]);
  expect(outcomes.filter(({ status, pages }) => status === 'published' && pages === 0)).toEqual([]);
});

it('[D12] broken and mislabelled files and those with macros or scripts are refused with a reason, and later files are read', () => {
  for (const outcome of outcomes.filter(({ file }) => file.refusal !== undefined)) {
    expect(named(outcome)).toContain(': refused');
    expect(outcome.reason?.length ?? 0).toBeGreaterThan(30);
  }
  expect(outcomes.filter(({ status }) => status === 'processing')).toEqual([]);
});
