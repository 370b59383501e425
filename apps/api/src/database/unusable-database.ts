import { type Database, findForeignTables, StartError } from '@aw/db';
import { sql } from 'kysely';
import type { Address } from './addresses';

/** Error for a pooler at an address that was not configured as one. */
export class RefusedByPoolerError extends StartError {}

/** Runs `run` and turns refusals of a pooler into an error that names the setting. */
export async function explainRefusal<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    // Poolers such as PgBouncer refuse settings that they would have to keep for one client.
    if (!(error instanceof Error) || !error.message.includes('unsupported startup parameter')) throw error;
    throw new RefusedByPoolerError(
      'The address of the database leads to a pooler, which takes no settings for a connection. Set DATABASE_POOLER=transaction, and set DATABASE_DIRECT_URL to the database itself.',
      { cause: error },
    );
  }
}

/** Connects for the first time. If this fails, throws a StartError that names the setting and no password. */
export async function connect(db: Database, address: Address): Promise<void> {
  await explainRefusal(() => sql`select`.execute(db)).catch((error: unknown) => {
    if (error instanceof RefusedByPoolerError) throw error;
    refuse(address, reasonOf(error, address), error);
  });
}

/** Throws a StartError if the database contains tables of another project. */
export async function refuseForeignTables(db: Database, address: Address): Promise<void> {
  const names = await findForeignTables(db);
  if (names.length > 0)
    refuse(address, `it contains tables that are not ours, such as ${names.join(', ')}`, undefined);
}

/** Runs `run` and turns missing permissions of the database's user into a StartError. */
export async function explainMissingRights<T>(address: Address, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    // Insufficient privilege, or no schema that the user can see.
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
  // Without a password the client itself refuses to continue.
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
