import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addErrorHandler } from '../../server/error-handler';
import type { StrangeFacts } from '../../testing/strange-pdf-worker';
import type { Caller } from '../turn-queue';
import { openPdfRenderer, type PdfRenderer, type PdfRendererOptions } from './pdf-renderer';
import type { Drawings } from './pdf-worker';

const script = path.resolve(import.meta.dirname, '../../testing/strange-pdf-worker');
/** Long limits, because other tests may keep the machine busy. */
const patient = { maxWaitMs: 600_000, deadlineMs: 600_000 };
const stray: Error[] = [];
let open: PdfRenderer[] = [];
let gate: SharedArrayBuffer;

beforeEach(() => {
  gate = new SharedArrayBuffer(4);
});
afterEach(async () => {
  openGate();
  await Promise.all(open.map((renderer) => renderer.close()));
  open = [];
  stray.length = 0;
});

function rendererOf(options: Partial<PdfRendererOptions> = {}) {
  const renderer = openPdfRenderer({ onError: (error) => stray.push(error), script, ...patient, ...options });
  open.push(renderer);
  // The threads of these tests accept other facts than a receipt's.
  const draw = (facts: StrangeFacts, caller?: Caller) => renderer.draw('receipt', facts as never, caller);
  return { renderer, draw };
}

function openGate(): void {
  const cell = new Int32Array(gate);
  Atomics.store(cell, 0, 1);
  Atomics.notify(cell, 0);
}

describe('drawing PDFs', () => {
  it('[R1] requests are answered while all PDF threads are busy', async () => {
    const { draw } = rendererOf({ threads: 1 });
    let isDone = false;
    const drawn = draw({ mark: 'slow', gate }).finally(() => {
      isDone = true;
    });
    const app = Fastify();
    app.get('/healthz', async () => 'well');
    for (let i = 0; i < 20; i++) expect((await app.inject({ url: '/healthz' })).body).toBe('well');
    expect(isDone).toBe(false);
    openGate();
    expect((await drawn).toString()).toBe('slow');
  });

  it('[O14] the same facts are drawn once, also for parallel requests, and other facts again', async () => {
    const { renderer, draw } = rendererOf();
    const many = await Promise.all(Array.from({ length: 24 }, () => draw({ mark: 'one' })));
    expect(new Set(many.map(String))).toEqual(new Set(['one']));
    expect(String(await draw({ mark: 'one' }))).toBe('one');
    expect(renderer.counts()).toEqual({ drawn: 1, waiting: 0 });
    expect(String(await draw({ mark: 'two' }))).toBe('two');
    expect(renderer.counts().drawn).toBe(2);
  });

  it('[R1] drawings beyond the queue are refused with 503 and a time to retry, and waiting ones continue', async () => {
    const { renderer, draw } = rendererOf({ threads: 1, maxWaiting: 3 });
    const first = draw({ mark: 'first', gate });
    const waiting = ['a', 'b', 'c'].map((mark) => draw({ mark }));
    await expect.poll(() => renderer.counts().waiting).toBe(3);
    for (const mark of ['d', 'e'])
      await expect(draw({ mark })).rejects.toMatchObject({
        status: 503,
        code: 'server.busy',
        extra: { retryAfterSeconds: 5 },
      });
    openGate();
    expect((await Promise.all([first, ...waiting])).map(String)).toEqual(['first', 'a', 'b', 'c']);
    expect(String(await draw({ mark: 'd' }))).toBe('d');
  });

  it.each(['throws', 'exits'] as const)(
    '[R1] a thread that %s fails only its own request, with a plain 500',
    async (fault) => {
      const { draw } = rendererOf();
      const app = Fastify();
      addErrorHandler(app);
      app.get('/receipt', async () => draw({ mark: 'x', fault }));
      const answer = await app.inject({ url: '/receipt' });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({
        code: 'server.error',
        message: expect.stringContaining('We could not create this PDF.'),
      });
      expect(answer.body).not.toContain('font');
      expect(String(await draw({ mark: 'y' }))).toBe('y');
      expect(stray).toEqual([]);
    },
  );

  it.each(['exits', 'hangs', 'grows'] as const)(
    '[R8] a thread that %s does not cost waiting requests their turns',
    async (fault) => {
      const { renderer, draw } = rendererOf({ threads: 1, maxWaiting: 4, cpuMs: 1_000, memoryMb: 48 });
      const lost = ['x', 'y'].map((mark) =>
        expect(draw({ mark, fault }, { group: 'crowd' })).rejects.toMatchObject({ status: 500 }),
      );
      const honest = ['a', 'b', 'c'].map((mark) => draw({ mark }, { group: mark }));
      expect(renderer.counts().waiting).toBe(4);
      await expect(draw({ mark: 'z' }, { group: 'crowd' })).rejects.toMatchObject({ status: 503 });
      expect((await Promise.all(honest)).map(String)).toEqual(['a', 'b', 'c']);
      await Promise.all(lost);
      expect(String(await draw({ mark: 'later' }))).toBe('later');
      expect(stray).toEqual([]);
    },
  );

  it('[R8] only processor time counts towards the limit of a task', async () => {
    const { draw } = rendererOf({ threads: 1, cpuMs: 500 });
    const drawn = draw({ mark: 'waits', gate });
    await sleep(1_500);
    openGate();
    expect(String(await drawn)).toBe('waits');
  });

  it('[R8] a task that exceeds its deadline is refused with 503, and the next one is drawn', async () => {
    const { draw } = rendererOf({ threads: 1, cpuMs: 60_000, deadlineMs: 1 });
    await expect(draw({ mark: 'late', gate })).rejects.toMatchObject({ status: 503, code: 'server.busy' });
    const { draw: drawNext } = rendererOf({ threads: 1 });
    expect(String(await drawNext({ mark: 'next' }))).toBe('next');
  });

  it('[R8] a drawing leaves the queue when its last client disconnects', async () => {
    const { renderer, draw } = rendererOf({ threads: 1 });
    const first = draw({ mark: 'first', gate });
    const clients = [new AbortController(), new AbortController()];
    const shared = clients.map(({ signal }) => draw({ mark: 'shared' }, { group: 'a', signal }));
    const gone = Promise.allSettled(shared);
    expect(renderer.counts().waiting).toBe(1);
    clients[0]?.abort();
    expect(renderer.counts().waiting).toBe(1);
    clients[1]?.abort();
    expect((await gone).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(renderer.counts().waiting).toBe(0);
    openGate();
    expect(String(await first)).toBe('first');
    expect(String(await draw({ mark: 'shared' }))).toBe('shared');
  });

  it('[Z5] the renderer names the characters that it cannot draw, and draws a certificate with all others', async () => {
    const { renderer } = rendererOf({ script: path.resolve(import.meta.dirname, 'pdf-worker') });
    expect(await renderer.undrawable('王小明 🧪', undefined)).toEqual(['🧪']);
    const facts: Drawings['certificate'] = {
      certificateId: '1',
      studentName: '王小明',
      quizTitle: 'Logic',
      subject: 'Mathematics',
      score: 8,
      totalQuestions: 10,
      percentage: 80,
      completedAt: new Date('2026-12-04'),
      attemptNumber: 1,
      areKeysKnown: false,
      isMachineMade: false,
      template: 'minimal',
      paper: 'letter',
      verifyUrl: 'https://academicworkshop.example/certificates/1',
      issuer: 'Academic Workshop',
      revokedAt: null,
    };
    const drawn = renderer.draw('certificate', facts, undefined);
    expect((await drawn).subarray(0, 8).toString()).toBe('%PDF-1.7');
  });

  it('[R1] closing the renderer ends a thread while it works', async () => {
    const { renderer, draw } = rendererOf({ threads: 1 });
    const hanging = draw({ mark: 'x', fault: 'hangs' });
    const failed = expect(hanging).rejects.toMatchObject({ status: 500 });
    await renderer.close();
    await failed;
  });
});
