import { type Kysely, sql } from 'kysely';

/** The roles of staff are a closed list; one that was written by hand had no rights, and stays without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const roles = sql`('admin', 'moderator', 'order_desk', 'support', 'author', 'read_only')`;
  await sql`update admin_users set role = 'read_only', is_active = false where role not in ${roles}`.execute(
    db,
  );
  await sql`delete from admin_invites where role not in ${roles}`.execute(db);
  for (const table of ['admin_users', 'admin_invites'])
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_role`)} check (role in ${roles})`.execute(
      db,
    );
}
