import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Refund requests that another refund took over or reduced, and failed slow payments that the customer was told about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds
      -- The refund that pays this one out as well; its own status is 'declined' then.
      add column merged_into uuid,
      -- The part of the amount that was asked for which went back in another refund meanwhile.
      add column reduced_minor integer not null default 0 check (reduced_minor >= 0)`.execute(db);
  await sql`
    alter table refunds
      add constraint refunds_merged_into foreign key (merged_into) references refunds (id) not valid`.execute(
    db,
  );
  await sql`
    alter table payments
      -- The charge whose late failure the customer was told about, so that they are told once.
      add column failure_told_charge_id text`.execute(db);
}
