const maxStopMs = 25_000;

/**
 * Runs `stop` once at the first SIGTERM or SIGINT, then ends the process. A process that hangs is killed 25 seconds
 * after `drainMs`. `hurry` aborts at Ctrl-C, because a person is waiting. A repeated SIGTERM, which service managers
 * send, changes nothing.
 */
export function stopOnSignal(stop: (hurry: AbortSignal) => Promise<void>, drainMs: number): void {
  const hurry = new AbortController();
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (signal === 'SIGINT') hurry.abort();
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), maxStopMs + drainMs).unref();
    stop(hurry.signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
