import { Readable } from 'node:stream';

/** One event; undefined is nothing to send, but a sign that the source is well. */
export type SentEvent = { id: string; name?: string; data: unknown } | undefined;

type Options = {
  /** Milliseconds without an event after which a line says that the stream is still there. */
  beatMs?: number;
  /** Called when the reader has taken nothing for so many of these times. */
  stalledBeats?: number;
  onStalled: () => void;
  onError: (error: unknown) => void;
};

/** When browsers come back after a cut: not all at once. */
const comesBackMs = () => Math.round(3_000 + Math.random() * 5_000);

/**
 * The lines of a source’s events, of which the first is there already. They are taken one after the other, as fast as
 * they are read; a source that fails ends the lines.
 */
export function eventLines(
  source: AsyncGenerator<SentEvent>,
  first: IteratorResult<SentEvent>,
  { beatMs = 15_000, stalledBeats = 4, onStalled, onError }: Options,
): Readable {
  let next: Promise<IteratorResult<SentEvent>> | undefined = Promise.resolve(first);
  let isAsking = false;
  let beats = 0;
  const lines = new Readable({
    read() {
      if (!isAsking) void ask();
    },
    destroy(error, done) {
      clearInterval(beat);
      done(error);
    },
  });
  // One timer for all events of a stream: there are thousands a second.
  const beat = setInterval(() => {
    beats += 1;
    if (isAsking) lines.push(': still here\n\n');
    else if (beats >= stalledBeats) onStalled();
  }, beatMs).unref();

  async function ask(): Promise<void> {
    isAsking = true;
    const line = await nextLine();
    isAsking = false;
    beats = 0;
    beat.refresh();
    lines.push(line);
  }

  /** Null at the end. */
  async function nextLine(): Promise<string | null> {
    try {
      for (;;) {
        const { done, value } = await (next ?? source.next());
        next = undefined;
        if (done) return null;
        if (value) return textOf(value);
      }
    } catch (error) {
      onError(error);
      return null;
    }
  }

  lines.push(`retry: ${comesBackMs()}\n\n`);
  return lines;
}

function textOf({ id, name, data }: NonNullable<SentEvent>): string {
  return `id: ${id}\n${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}
