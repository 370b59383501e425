/** Codes of PostgreSQL and of the system for a database that restarts, takes no more connections or cannot be reached. */
const awayCodes = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
/** Failures for which the driver gives no code. The last two are queries on a connection that has already ended. */
const awayWords =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client (has encountered a connection error|was closed) and is not queryable/;

/** Whether an error says that the database cannot be reached at the moment, so that trying again later may help. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return awayCodes.has(code) || awayWords.test(error.message);
}
