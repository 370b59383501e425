import { type Kysely, sql } from 'kysely';

/**
 * Answers with steps that are revealed one at a time, what readers and experts say of them, comments, earlier versions,
 * followers, claims and drafts; and what a question was paid with and by when an answer is promised.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendAnswers(db);
  await extendQuestions(db);
  await addSteps(db);
  await addOpinions(db);
  await addConversation(db);
  await addWriting(db);
  await keepAnswered(db);
}

/** An answer is verified while another expert or staff have verified it, or the asker accepts it. */
async function extendAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table answers
      add column content_html text,
      add column content_version integer not null default 0,
      add column status text not null default 'visible' check (status in ('held', 'visible', 'removed')),
      add column removed_reason text,
      add column held_because text,
      -- When its asker was notified of it.
      add column announced_at timestamptz,
      add column verified_at timestamptz,
      add column verified_by text references users (id),
      add column accepted_at timestamptz,
      add column helpful_count integer not null default 0,
      add column edited_at timestamptz`.execute(db);
  await sql`update answers set verified_at = created_at where is_verified`.execute(db);
  await sql`
    alter table answers
      drop column is_verified,
      add column is_verified boolean not null
        generated always as (verified_at is not null or accepted_at is not null) stored`.execute(db);
  await sql`create index answers_expert on answers (expert_id, created_at)`.execute(db);
  await sql`create index answers_content_version on answers (content_version, id)`.execute(db);
  await sql`create index answers_verified on answers (expert_id) where status = 'visible' and is_verified`.execute(
    db,
  );
  await sql`create index answers_held on answers (id) where status = 'held'`.execute(db);
}

async function extendQuestions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions drop constraint questions_status_check`.execute(db);
  await sql`
    alter table questions
      add constraint questions_status_check check (status in ('held', 'visible', 'removed', 'withdrawn')),
      add column paid_with text not null default 'free' check (paid_with in ('free', 'credit', 'returned')),
      -- Of one that is on the site; a late one is settled once.
      add column promised_at timestamptz,
      add column late_settled_at timestamptz,
      add column answered_at timestamptz,
      add column reminded_at timestamptz,
      add column edited_at timestamptz`.execute(db);
  await sql`
    update questions q set answered_at = a.first_at, is_answered = a.first_at is not null
    from (
      select q.id, min(a.created_at) as first_at from questions q left join answers a on a.question_id = q.id group by q.id
    ) a
    where a.id = q.id and (q.is_answered or a.first_at is not null)`.execute(db);
  await sql`create index questions_asker on questions (asker_id, created_at desc, id desc)`.execute(db);
  await sql`
    create index questions_promised on questions (promised_at, id)
      where is_listed and not is_answered`.execute(db);
  await sql`
    create index questions_late on questions (promised_at)
      where is_listed and not is_answered and promised_at is not null and late_settled_at is null`.execute(
    db,
  );
  await sql`
    create index questions_unaccepted on questions (answered_at)
      where is_listed and is_answered and reminded_at is null`.execute(db);
  await sql`
    create index questions_answer_times on questions ((lower(btrim(subject))), answered_at desc)
      where is_answered`.execute(db);
  await sql`
    create table subject_promises (
      -- In lower case; the empty one is for every other subject.
      subject text primary key check (subject = lower(btrim(subject))),
      hours integer not null check (hours between 1 and 168)
    )`.execute(db);
  await sql`insert into subject_promises (subject, hours) values ('', 24)`.execute(db);
  await sql`alter table credit_entries drop constraint credit_entries_reason_check`.execute(db);
  await sql`
    alter table credit_entries add constraint credit_entries_reason_check check (reason in (
      'upload_milestone', 'milestone_reversal', 'unlock', 'unlock_refund', 'welcome', 'merge', 'question', 'question_refund'
    ))`.execute(db);
}

async function addSteps(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table answer_steps (
      answer_id bigint not null references answers (id) on delete cascade,
      number integer not null check (number between 1 and 12),
      label text not null,
      content text not null,
      content_html text,
      primary key (answer_id, number)
    )`.execute(db);
  // The number after the last step stands for the full answer.
  await sql`
    create table answer_step_reveals (
      answer_id bigint not null references answers (id) on delete cascade,
      number integer not null check (number between 1 and 13),
      user_id text not null references users (id),
      revealed_at timestamptz not null default now(),
      primary key (user_id, answer_id, number)
    )`.execute(db);
  await sql`create index answer_step_reveals_answer on answer_step_reveals (answer_id)`.execute(db);
}

async function addOpinions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table answer_helpful (
      answer_id bigint not null references answers (id) on delete cascade,
      user_id text not null references users (id),
      created_at timestamptz not null default now(),
      primary key (user_id, answer_id)
    )`.execute(db);
  await sql`create index answer_helpful_answer on answer_helpful (answer_id)`.execute(db);
  await sql`
    create function count_answer_helpful() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update answers set helpful_count = helpful_count + 1 where id = new.answer_id;
      else
        update answers set helpful_count = helpful_count - 1 where id = old.answer_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_answer_helpful after insert or delete on answer_helpful
    for each row execute function count_answer_helpful()`.execute(db);
  await sql`
    create table answer_quality (
      answer_id bigint not null references answers (id) on delete cascade,
      reviewer_id text not null references users (id),
      score integer not null check (score between 0 and 5),
      note text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (reviewer_id, answer_id)
    )`.execute(db);
  await sql`create index answer_quality_answer on answer_quality (answer_id)`.execute(db);
}

async function addConversation(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table question_comments (
      id bigint generated always as identity primary key,
      question_id bigint not null references questions (id),
      answer_id bigint references answers (id),
      author_id text not null references users (id),
      content text not null,
      content_html text,
      content_version integer not null default 0,
      status text not null default 'visible' check (status in ('held', 'visible', 'removed')),
      removed_reason text,
      held_because text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index question_comments_question on question_comments (question_id, id)`.execute(db);
  await sql`create index question_comments_author on question_comments (author_id, created_at)`.execute(db);
  await sql`create index question_comments_version on question_comments (content_version, id)`.execute(db);
  await sql`
    create table question_versions (
      id bigint generated always as identity primary key,
      question_id bigint not null references questions (id),
      title text not null,
      content text not null,
      until timestamptz not null default now()
    )`.execute(db);
  await sql`create index question_versions_question on question_versions (question_id, id desc)`.execute(db);
  await sql`
    create table answer_versions (
      id bigint generated always as identity primary key,
      answer_id bigint not null references answers (id),
      content text not null,
      steps jsonb not null,
      until timestamptz not null default now()
    )`.execute(db);
  await sql`create index answer_versions_answer on answer_versions (answer_id, id desc)`.execute(db);
  await sql`
    create table question_follows (
      id bigint generated always as identity primary key,
      question_id bigint not null references questions (id),
      user_id text references users (id),
      -- Of somebody without an account; mailed only once the link sent there was opened.
      email text,
      token_hash text unique,
      token_until timestamptz,
      confirmed_at timestamptz,
      -- The latest answer that was told of.
      notified_answer_id bigint,
      created_at timestamptz not null default now(),
      check ((user_id is null) <> (email is null))
    )`.execute(db);
  await sql`
    create unique index question_follows_user on question_follows (user_id, question_id) where user_id is not null`.execute(
    db,
  );
  await sql`
    create unique index question_follows_email on question_follows (lower(email), question_id) where email is not null`.execute(
    db,
  );
  await sql`create index question_follows_question on question_follows (question_id, id)`.execute(db);
  await sql`
    create index question_follows_unconfirmed on question_follows (token_until)
      where email is not null and confirmed_at is null`.execute(db);
}

async function addWriting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table question_claims (
      id bigint generated always as identity primary key,
      question_id bigint not null references questions (id),
      expert_id text not null references users (id),
      claimed_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create unique index question_claims_open on question_claims (question_id) where ended_at is null`.execute(
    db,
  );
  await sql`create index question_claims_expert on question_claims (expert_id, id desc)`.execute(db);
  await sql`create index question_claims_expiry on question_claims (expires_at) where ended_at is null`.execute(
    db,
  );
  await sql`
    create table question_drafts (
      user_id text primary key references users (id),
      title text not null,
      content text not null,
      subject text not null,
      school_id bigint,
      course_id bigint,
      saved_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table answer_drafts (
      question_id bigint not null references questions (id),
      user_id text not null references users (id),
      content text not null,
      steps jsonb not null,
      saved_at timestamptz not null default now(),
      primary key (user_id, question_id)
    )`.execute(db);
  await sql`create index answer_drafts_question on answer_drafts (question_id)`.execute(db);
}

/** A question is answered exactly while a visible answer of it exists, whoever writes, removes, restores or erases one. */
async function keepAnswered(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_question_answered() returns trigger language plpgsql as $$
    declare of_question bigint;
    begin
      for of_question in
        select distinct id from unnest(array[
          case when tg_op <> 'INSERT' then old.question_id end, case when tg_op <> 'DELETE' then new.question_id end
        ]) as changed (id) where id is not null order by id
      loop
        -- Waits for who else answers or removes, and only then looks what is there.
        perform from questions where id = of_question for no key update;
        update questions q set is_answered = seen.is_answered,
          answered_at = case when seen.is_answered then coalesce(q.answered_at, seen.first_at) end
        from (
          select count(*) > 0 as is_answered, min(created_at) as first_at
          from answers where question_id = of_question and status = 'visible'
        ) seen
        where q.id = of_question and q.is_answered <> seen.is_answered;
      end loop;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger keep_question_answered after insert or delete or update of status, question_id on answers
    for each row execute function keep_question_answered()`.execute(db);
  // 'Solved by verified expert' depends on who is an expert.
  await sql`
    create trigger users_expert_told after update of is_expert on users
    for each row when (old.is_expert is distinct from new.is_expert) execute function tell_topic('questions')`.execute(
    db,
  );
}
