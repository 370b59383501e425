import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eventLines, type SentEvent } from './event-lines';

const event = (at: number): NonNullable<SentEvent> => ({ id: String(at), data: { at } });

/** Reads the lines of a source, and counts the calls of `onStalled` and `onError`. */
async function linesOf(source: AsyncGenerator<SentEvent>) {
  const told: unknown[] = [];
  const lines = eventLines(source, await source.next(), {
    beatMs: 20,
    stalledBeats: 3,
    onStalled: () => told.push('stalled'),
    onError: (error) => told.push(error),
  });
  return { lines: lines.setEncoding('utf8'), told };
}

async function textOf(lines: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const line of lines) text += line;
  return text;
}

it('[A4] events are written in order after the time to reconnect, and an empty event writes nothing', async () => {
  const { lines } = await linesOf(
    (async function* () {
      yield event(1);
      yield undefined;
      yield { ...event(2), name: 'delta' };
    })(),
  );
  expect(await textOf(lines)).toMatch(
    /^retry: \d{4}\n\nid: 1\ndata: \{"at":1\}\n\nid: 2\nevent: delta\ndata: \{"at":2\}\n\n$/,
  );
});

it('[R6] a stream without events sends comments that keep the connection open', async () => {
  const { lines } = await linesOf(
    (async function* () {
      yield event(1);
      await sleep(75);
      yield event(2);
    })(),
  );
  expect(await textOf(lines)).toMatch(/id: 1\n.*\n\n(: still here\n\n)+id: 2\n/);
});

it('[R6] the stream ends when its source fails, and the error is reported', async () => {
  const error = new Error('gone');
  const { lines, told } = await linesOf(
    (async function* () {
      yield event(1);
      throw error;
    })(),
  );
  expect(await textOf(lines)).toContain('id: 1');
  expect(told).toEqual([error]);
});

it('[R6] a stalled reader is reported, and nothing more is read from the source', async () => {
  let requested = 0;
  const { lines, told } = await linesOf(
    (async function* () {
      for (;;) {
        requested += 1;
        yield { id: String(requested), data: 'x'.repeat(20_000) };
      }
    })(),
  );
  const reading = lines[Symbol.asyncIterator]();
  await reading.next();
  await expect.poll(() => told).toContain('stalled');
  const before = requested;
  await sleep(30);
  expect(requested).toBe(before);
  expect(requested).toBeLessThan(10);
  lines.destroy();
});
