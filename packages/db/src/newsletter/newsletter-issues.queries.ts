import { sql } from 'kysely';
import type { Database } from '../database';

type NewIssue = { adminId: string; subject: string; body: string };

/** Stores an issue for all confirmed subscribers; returns their number. */
export async function insertIssue(trx: Database, issue: NewIssue & { recipients: number; now: Date }) {
  return trx
    .insertInto('newsletter_issues')
    .values({
      admin_id: issue.adminId,
      subject: issue.subject,
      body: issue.body,
      recipients: issue.recipients,
      created_at: issue.now,
    })
    .returning(['id', 'recipients'])
    .executeTakeFirstOrThrow();
}

/** Finds an equal issue that was sent since a moment; parallel calls wait here for each other. */
export async function findSameIssue(trx: Database, issue: Omit<NewIssue, 'adminId'>, since: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended('newsletter issue', 0))`.execute(trx);
  return trx
    .selectFrom('newsletter_issues')
    .select(['id', 'recipients'])
    .where('subject', '=', issue.subject)
    .where('body', '=', issue.body)
    .where('created_at', '>', since)
    .executeTakeFirst();
}

/** Locks an issue, so that only one process at a time mails it. */
export async function lockIssue(trx: Database, id: string) {
  return trx.selectFrom('newsletter_issues').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Lists and locks the next subscribers, by id, who were confirmed when the issue was sent, still are, and have no mail
 * of it yet. The locks prevent that one leaves before being mailed.
 */
export async function lockNextRecipients(
  trx: Database,
  issue: { id: string; created_at: Date },
  page: { limit: number; afterId: string | null },
) {
  const { rows } = await sql<{ id: string; email: string }>`
    select s.id, s.email from newsletter_subscribers s
    where s.state = 'confirmed' and s.confirmed_at <= ${issue.created_at} and s.email is not null
      and (${page.afterId}::uuid is null or s.id > ${page.afterId}::uuid)
      and not exists (select from mails m where m.issue_id = ${issue.id} and m.subscriber_id = s.id)
    order by s.id limit ${sql.lit(page.limit)} for share of s`.execute(trx);
  return rows;
}

/** Lists the latest issues, newest first. */
export async function listIssues(db: Database, limit: number) {
  return db
    .selectFrom('newsletter_issues as i')
    .innerJoin('admin_users as a', 'a.id', 'i.admin_id')
    .select(['i.id', 'i.subject', 'a.username as by', 'i.recipients', 'i.created_at'])
    .orderBy('i.created_at', 'desc')
    .limit(limit)
    .execute();
}
