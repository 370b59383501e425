import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@aw/db';
import { sql } from 'kysely';

/** Adds a staff member who may do everything. Returns the token of a session. */
export async function addStaff({ db }: { db: Database }): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await sql`
    with one as (
      insert into admin_users (username, email, password, role)
      values ('bench', 'bench@academicworkshop.example', 'none', 'admin')
      on conflict (username) do update set role = 'admin' returning id)
    insert into admin_sessions (admin_id, token_hash, expires_at) select id, ${hash}, now() + interval '1 hour' from one`.execute(
    db,
  );
  return token;
}
