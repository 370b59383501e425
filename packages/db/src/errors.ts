/** Returns true for a Postgres error about a taken unique key (SQLSTATE 23505), given by its constraint. */
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
 * Error that the person who starts a process can fix. Its message says what is wrong and which setting to change,
 * without secrets, and is printed without a stack trace.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** Compares names, because the embedded server is built separately and has its own copy of the class. */
export function isStartError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StartError';
}
