/**
 * Codes of PostgreSQL and of the system for a database that restarts, accepts no more connections or cannot be
 * reached.
 */
const awayCodes = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
/** Failures to which the driver adds no code. The last two are queries on a connection that has ended. */
const awayWords =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client (has encountered a connection error|was closed) and is not queryable/;

/** Returns whether an error means that the database cannot be reached at the moment, so that a later try may work. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return awayCodes.has(code) || awayWords.test(error.message);
}
