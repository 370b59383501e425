import { type Database, findForeignTables, StartError } from '@aw/db';
import { sql } from 'kysely';
import type { Address } from './addresses';

/** A pooler stands where none was named. */
export class RefusedByPoolerError extends StartError {}

/** Runs `run`; what a pooler refuses becomes an error that says what to set. */
export async function explainRefusal<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    // PgBouncer and its like refuse a setting that they would have to keep for one client.
    if (!(error instanceof Error) || !error.message.includes('unsupported startup parameter')) throw error;
    throw new RefusedByPoolerError(
      'The address of the database leads to a pooler, which takes no settings for a connection. Set DATABASE_POOLER=transaction, and set DATABASE_DIRECT_URL to the database itself.',
      { cause: error },
    );
  }
}

/** Connects for the first time. Throws a StartError when that fails, which names the setting and no password. */
export async function connect(db: Database, address: Address): Promise<void> {
  await explainRefusal(() => sql`select`.execute(db)).catch((error: unknown) => {
    if (error instanceof RefusedByPoolerError) throw error;
    refuse(address, reasonOf(error, address), error);
  });
}

/** Throws a StartError when the database holds tables of another project. */
export async function refuseForeignTables(db: Database, address: Address): Promise<void> {
  const names = await findForeignTables(db);
  if (names.length > 0)
    refuse(address, `it contains tables that are not ours, such as ${names.join(', ')}`, undefined);
}

/** Runs `run`; what the user of the database may not do becomes a StartError. */
export async function explainMissingRights<T>(address: Address, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    // Insufficient privilege, or no schema that it may see.
    if (!['42501', '3F000'].includes(codeOf(error))) throw error;
    refuse(address, `its user does not have the rights it needs (${messageOf(error)})`, error);
  }
}

function refuse({ url, setting }: Address, reason: string, cause: unknown): never {
  if (!setting) throw cause;
  const { host, pathname } = new URL(url);
  throw new StartError(
    `The database at ${host}${pathname} cannot be used: ${reason}. Nothing was started, and nothing was changed there. To use another one, change ${setting}.`,
    { cause },
  );
}

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];

function reasonOf(error: unknown, { url }: Address): string {
  const code = codeOf(error);
  const message = messageOf(error);
  if (unreachable.includes(code) || code === 'ETIMEDOUT' || message.includes('timeout'))
    return `no server answers there (${code || 'no answer in time'})`;
  // Without a password the client refuses to continue by itself.
  if (code === '28P01' || message.startsWith('SASL'))
    return `the password of the user "${new URL(url).username}" is wrong or missing`;
  return message;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
