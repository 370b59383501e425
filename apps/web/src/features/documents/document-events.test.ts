import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './document-events';

/** Fake EventSource with the members used here; the test plays the server. */
class FakeEventSource {
  static all: FakeEventSource[] = [];
  readonly CLOSED = 2;
  readyState = 1;
  onmessage: ((message: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeEventSource.all.push(this);
  }
  close() {
    this.readyState = this.CLOSED;
  }
  send(event: object) {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
  /** Closes the source like a browser on any status but 200. */
  refuse() {
    this.readyState = this.CLOSED;
    this.onerror?.();
  }
}

const newest = () => FakeEventSource.all.at(-1);

beforeEach(() => {
  FakeEventSource.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[D11] a refused event stream is reopened with growing waits until it sends an event', () => {
  const seen: unknown[] = [];
  followEvents(7, (event) => seen.push(event));
  for (const wait of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    const before = FakeEventSource.all.length;
    newest()?.refuse();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeEventSource.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeEventSource.all).toHaveLength(before + 1);
  }
  newest()?.send({ isFinal: false });
  newest()?.refuse();
  vi.advanceTimersByTime(5_000);
  newest()?.send({ isFinal: true });
  expect(seen).toEqual([{ isFinal: false }, { isFinal: true }]);
  expect(newest()?.readyState).toBe(2);
});

it('[D11] the browser handles a broken connection itself, and a stopped stream is not reopened', () => {
  const stop = followEvents(7, () => {});
  newest()?.onerror?.();
  vi.advanceTimersByTime(120_000);
  expect(FakeEventSource.all).toHaveLength(1);
  newest()?.refuse();
  stop();
  vi.advanceTimersByTime(120_000);
  expect(FakeEventSource.all).toHaveLength(1);
});
