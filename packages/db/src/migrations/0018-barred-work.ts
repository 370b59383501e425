import { type Kysely, sql } from 'kysely';

/** Decisions about places hold every country that a request names, and what made an order one for written work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jurisdiction_decisions
      add column header_countries text[] not null default '{}',
      add column paper_type text,
      add column paper_quality text,
      -- The field of the order that barred it; what the customer wrote there stays with the order.
      add column barred_by text`.execute(db);
  await sql`
    update jurisdiction_decisions set header_countries = array[header_country]
    where header_country is not null`.execute(db);
  // Until now the name of the service alone decided.
  await sql`update jurisdiction_decisions set barred_by = 'service' where not is_allowed`.execute(db);
  await sql`alter table jurisdiction_decisions drop column header_country`.execute(db);
}
