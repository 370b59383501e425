import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * People without an account have a share of what the model may cost on a day, and what a call sent has an estimated
 * price, which counts when the process that made the call ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table model_spending
      -- Parts of the two columns without the prefix, in micro-dollars.
      add column anonymous_reserved_microusd bigint not null default 0 check (anonymous_reserved_microusd >= 0),
      add column anonymous_spent_microusd bigint not null default 0 check (anonymous_spent_microusd >= 0)`.execute(
    db,
  );
  await sql`
    alter table model_reservations
      add column is_anonymous boolean not null default false,
      -- The previous release leaves it out; then all that was set aside counts.
      add column sent_microusd bigint`.execute(db);
}
