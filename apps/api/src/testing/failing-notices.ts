import { sql } from 'kysely';
import type { TestApp } from './test-app';

/** Makes every notification of a person fail in the database, until the returned function is called. */
export async function failNoticesTo({ ctx: { db } }: TestApp, userId: string): Promise<() => Promise<void>> {
  await sql`create function fail_notice() returns trigger language plpgsql as $$
    begin
      if new.user_id = ${sql.lit(userId)} then raise exception 'The notification failed.'; end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger fail_notice before insert on notifications
    for each row execute function fail_notice()`.execute(db);
  return async () => {
    await sql`drop function fail_notice cascade`.execute(db);
  };
}
