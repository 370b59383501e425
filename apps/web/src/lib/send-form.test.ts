import { uploadImage } from '@aw/contracts/images/public';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendForm } from './send-form';

type Answer = { status: number; body?: string; retryAfter?: string };

const away: Answer = { status: 503, retryAfter: '1' };
const taken: Answer = { status: 201, body: '{"url":"/api/images/1"}' };

/** Simulates the browser's request, which receives the next answer. `undefined` stands for a lost connection. */
class RequestStub {
  static answers: (Answer | undefined)[] = [];
  static sent: unknown[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  statusText = '';
  responseText = '';
  retryAfter: string | null = null;
  open = () => {};
  abort = () => this.onabort();
  getResponseHeader = () => this.retryAfter;
  send(form: unknown) {
    RequestStub.sent.push(form);
    const answer = RequestStub.answers.shift();
    queueMicrotask(() => {
      if (!answer) return this.onerror();
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      this.status = answer.status;
      this.responseText = answer.body ?? '';
      this.retryAfter = answer.retryAfter ?? null;
      this.onload();
    });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', RequestStub);
  RequestStub.sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function send(answers: (Answer | undefined)[]) {
  RequestStub.answers = answers;
  const form = new FormData();
  const shares: number[] = [];
  const { signal } = new AbortController();
  const onProgress = (share: number) => shares.push(share);
  return { form, shares, sent: sendForm(uploadImage, { form, signal, onProgress }) };
}

it('[R2] a form is sent again after the requested pause while storage is unavailable, and arrives once', async () => {
  const { form, shares, sent } = send([away, away, taken]);
  await vi.advanceTimersByTimeAsync(900);
  expect(RequestStub.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(RequestStub.sent).toHaveLength(2);
  await vi.runAllTimersAsync();
  expect(await sent).toEqual({ url: '/api/images/1' });
  expect(RequestStub.sent).toEqual([form, form, form]);
  expect(shares).toEqual([0.5, 0.5, 0.5]);
});

it('[R2] [X4] a form without an answer says that the reader is offline only if the browser has no connection', async () => {
  for (const [onLine, reason] of [
    [false, 'You are offline. The file was not sent. Please try again.'],
    [true, 'We could not reach the site. The file was not sent. Please try again.'],
  ] as const) {
    vi.stubGlobal('navigator', { onLine });
    const refusal = expect(send([undefined]).sent).rejects.toMatchObject({ reason });
    await vi.runAllTimersAsync();
    await refusal;
  }
});

it('[R2] a refusal and a lost connection fail at once and are not retried', async () => {
  for (const [answer, status] of [
    [{ status: 422, body: '{"code":"request.invalid","message":"No."}', retryAfter: '1' }, 422],
    [undefined, 0],
  ] as const) {
    RequestStub.sent = [];
    const { sent } = send([answer, taken]);
    const refusal = expect(sent).rejects.toMatchObject({ status });
    await vi.runAllTimersAsync();
    await refusal;
    expect(RequestStub.sent).toHaveLength(1);
  }
});

it('[Q10] a form whose sending was cancelled before is not sent', async () => {
  const sent = sendForm(uploadImage, {
    form: new FormData(),
    signal: AbortSignal.abort(),
    onProgress: () => {},
  });
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(RequestStub.sent).toEqual([]);
});
