import { Readable } from 'node:stream';

/** One event. Undefined sends nothing, but shows that the source works. */
export type SentEvent = { id: string; name?: string; data: unknown } | undefined;

type Options = {
  /** Milliseconds without an event after which a comment line keeps the connection alive. */
  beatMs?: number;
  /** Number of these intervals after which `onStalled` is called if the client has read nothing. */
  stalledBeats?: number;
  onStalled: () => void;
  onError: (error: unknown) => void;
};

/** Random delay, so that browsers do not all reconnect at once. */
const reconnectDelayMs = () => Math.round(3_000 + Math.random() * 5_000);

/**
 * Returns a stream of the source's events in the format of server-sent events. The first event has been read already.
 * The others are read one after the other, as fast as the client reads; a source that fails ends the stream.
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
  // One timer for all events, because a stream can have thousands a second.
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

  /** Returns null at the end. */
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

  lines.push(`retry: ${reconnectDelayMs()}\n\n`);
  return lines;
}

function textOf({ id, name, data }: NonNullable<SentEvent>): string {
  return `id: ${id}\n${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}
