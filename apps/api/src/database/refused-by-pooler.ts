/** A pooler stands where none was named. */
export class RefusedByPoolerError extends Error {}

/** Runs `run`; what a pooler refuses becomes an error that says what to set. */
export async function explainRefusal<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    // PgBouncer and its like refuse a setting that they would have to keep for one client.
    if (!(error instanceof Error) || !error.message.includes('unsupported startup parameter')) throw error;
    throw new RefusedByPoolerError(
      'The address of the database leads to a pooler, which takes no settings for a connection. Set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the database itself.',
      { cause: error },
    );
  }
}
