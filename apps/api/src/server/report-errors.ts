import { isDatabaseAway } from '../errors/database-away';

const repeatAfterMs = 60_000;

/**
 * Returns a function that prints errors of work in the background. A database that is away fails every connection and
 * every look into a queue, so it is one line a minute. Of other errors it prints the stack, and nothing that a driver
 * attached to them, such as a client with its settings.
 *
 * @param print receives what is printed
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
