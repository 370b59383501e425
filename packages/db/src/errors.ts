/** True for a Postgres error that says a unique key is taken (SQLSTATE 23505), by its constraint's name. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === constraint
  );
}

/**
 * An error that the person who starts a process can resolve. Its message says what is wrong and which setting changes it,
 * without secrets, and is printed without a stack trace.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** Compares names: the embedded server is built apart from the rest, so its class is another one. */
export function isStartError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StartError';
}
