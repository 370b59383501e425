import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, toApiError } from './api-error';
import { maxTries, sendAgain } from './send-again';

const away = () =>
  toApiError(503, 'Service Unavailable', '{"code":"files.unavailable","message":"Nothing was lost."}', '5');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns a server that refuses `failures` forms and then accepts one. */
function server(failures: number, failure: () => Error = away) {
  const sentAt: number[] = [];
  const send = async () => {
    sentAt.push(Date.now());
    if (sentAt.length <= failures) throw failure();
    return 'taken';
  };
  return { send, pauses: () => sentAt.slice(1).map((at, index) => (at - (sentAt[index] ?? 0)) / 1000) };
}

it('[R2] a form is sent again after the pause that the server asks for while its storage is unavailable', async () => {
  const { send, pauses } = server(3);
  const sent = sendAgain(send, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect(await sent).toBe('taken');
  expect(pauses()).toEqual([5, 5, 5]);
});

it('[R2] the sixth refusal is thrown, with its sentence for people', async () => {
  const { send, pauses } = server(100);
  const sent = sendAgain(send, new AbortController().signal).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await sent).toMatchObject({ status: 503, code: 'files.unavailable', reason: 'Nothing was lost.' });
  expect(pauses()).toEqual([5, 5, 5, 8, 16]);
  expect(pauses()).toHaveLength(maxTries - 1);
});

it('[R2] any other failure is thrown at once', async () => {
  for (const failure of [
    () => new ApiError(0, 'No connection.'),
    () => toApiError(503, 'Service Unavailable', 'no header', null),
    () => toApiError(429, 'Too Many Requests', '', '5'),
  ]) {
    const { send, pauses } = server(1, failure);
    await expect(sendAgain(send, new AbortController().signal)).rejects.toThrow(ApiError);
    expect(pauses()).toEqual([]);
  }
});

it('[R2] cancelling ends the pause, and nothing is sent again', async () => {
  const stopper = new AbortController();
  const { send, pauses } = server(100);
  const sent = sendAgain(send, stopper.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  stopper.abort();
  expect(await sent).toMatchObject({ name: 'AbortError' });
  await vi.runAllTimersAsync();
  expect(pauses()).toEqual([]);
});
