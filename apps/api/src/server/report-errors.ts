import { minuteMs } from '../config/durations';
import { isDatabaseAway } from '../errors/database-away';

const repeatAfterMs = minuteMs;

/**
 * Returns a function that prints errors of background work. An unavailable database fails every connection and every
 * poll of a queue, so it is printed once a minute. For other errors it prints the stack, without properties that a
 * driver added, such as a client with its settings.
 *
 * @param print receives the text
 * @param nowMs the current time in milliseconds
 */
export function createErrorReport(
  print: (text: string) => void = console.error,
  nowMs: () => number = () => performance.now(),
): (error: unknown) => void {
  let awaySinceMs = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (!isDatabaseAway(error)) return print(textOf(error));
    if (nowMs() - awaySinceMs < repeatAfterMs) return;
    awaySinceMs = nowMs();
    print(`The database cannot be reached. We try again. ${String((error as Error).message)}`);
  };
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const queue = 'queue' in error ? ` (queue ${String(error.queue)})` : '';
  const cause = error.cause === undefined ? '' : `\nCaused by: ${textOf(error.cause)}`;
  return `${error.stack ?? error.message}${queue}${cause}`;
}
