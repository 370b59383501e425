import { type Kysely, sql } from 'kysely';

/** What public lists are made of: a write to one of these tells its topic. Counting a view changes no list. */
const topics = [
  { table: 'schools', topic: 'schools' },
  { table: 'courses', topic: 'courses' },
  {
    table: 'documents',
    topic: 'documents',
    columns: [
      'title',
      'description',
      'subject',
      'document_type',
      'term',
      'school_id',
      'course_id',
      'file_name',
      'file_size',
      'page_count',
      'status',
      'reason',
      'deleted_at',
      'rating_sum',
      'rating_count',
    ],
  },
  { table: 'questions', topic: 'questions' },
  { table: 'answers', topic: 'questions' },
  { table: 'price_books', topic: 'prices' },
  { table: 'jurisdiction_rules', topic: 'jurisdictions' },
  { table: 'text_versions', topic: 'texts' },
  { table: 'app_facts', topic: 'facts' },
];

/** What decides who acts: a change of one of these tells `user:` and the person. */
const rights = [
  'is_anonymous',
  'rights_version',
  'session_epoch',
  'suspended_at',
  'suspended_reason',
  'merged_into',
  'erased_at',
];

/** Commits that others keep something of are told on the channel `changes`, once per topic and transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_topic() returns trigger language plpgsql as $$
    begin
      perform pg_notify('changes', tg_argv[0]);
      return null;
    end $$`.execute(db);
  for (const { table, topic, columns } of topics) {
    const update = columns ? sql`update of ${sql.join(columns.map((name) => sql.ref(name)))}` : sql`update`;
    await sql`
      create trigger ${sql.ref(`${table}_told`)} after insert or delete or ${update} on ${sql.table(table)}
      for each statement execute function tell_topic(${sql.lit(topic)})`.execute(db);
  }
  await sql`
    create function tell_user() returns trigger language plpgsql as $$
    begin
      perform pg_notify('changes', 'user:' || (to_jsonb(old) ->> tg_argv[0]));
      return null;
    end $$`.execute(db);
  const differs = sql.join(
    rights.map((name) => sql`old.${sql.ref(name)} is distinct from new.${sql.ref(name)}`),
    sql` or `,
  );
  await sql`
    create trigger users_told after update of ${sql.join(rights.map((name) => sql.ref(name)))} on users
    for each row when (${differs}) execute function tell_user('id')`.execute(db);
  await sql`
    create trigger sessions_changed_told after update of sess on sessions
    for each row when (old.user_id is not null and old.sess is distinct from new.sess) execute function tell_user('user_id')`.execute(
    db,
  );
  await sql`
    create trigger sessions_ended_told after delete on sessions
    for each row when (old.user_id is not null and old.expire > now()) execute function tell_user('user_id')`.execute(
    db,
  );
}
