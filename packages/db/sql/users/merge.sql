-- lockPair
select
  *
from
  "users"
where
  "id" in ($1, $2)
order by
  "id"
for no key update;

-- lockMergedDocuments
select
  id
from
  documents
where
  uploader_id = $1
  or id in (
    select
      document_id
    from
      document_unlocks
    where
      user_id = $2
  )
  or id in (
    select
      document_id
    from
      document_ratings
    where
      user_id in ($3, $4)
    group by
      document_id
    having
      count(*) = 2
  )
order by
  id
for no key update;

-- lockQuestionsOf
select
  id
from
  questions
where
  asker_id = any ($1)
  or id in (
    select
      question_id
    from
      answers
    where
      expert_id = any ($2)
  )
  or id in (
    select
      a.question_id
    from
      answers a
      join answer_helpful h on h.answer_id = a.id
    where
      h.user_id = any ($3)
  )
order by
  id
for no key update;

-- movePlainRows
update "documents"
set
  "uploader_id" = $1
where
  "uploader_id" = $2;

-- movePlainRows
update "courses"
set
  "created_by" = $1
where
  "created_by" = $2;

-- movePlainRows
update "school_requests"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "document_appeals"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "document_downloads"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "questions"
set
  "asker_id" = $1
where
  "asker_id" = $2;

-- movePlainRows
update "answers"
set
  "expert_id" = $1
where
  "expert_id" = $2;

-- movePlainRows
update "answers"
set
  "verified_by" = $1
where
  "verified_by" = $2;

-- movePlainRows
update "question_comments"
set
  "author_id" = $1
where
  "author_id" = $2;

-- movePlainRows
update "question_claims"
set
  "expert_id" = $1
where
  "expert_id" = $2;

-- movePlainRows
update "mails"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "notifications"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "images"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "oidc_identities"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "orders"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "messages"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "expert_proofs"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "jurisdiction_decisions"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "exam_shields"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "quiz_attempts"
set
  "user_id" = $1
where
  "user_id" = $2;

-- movePlainRows
update "quizzes"
set
  "owner_id" = $1
where
  "owner_id" = $2;

-- moveChatMessages
update chat_messages m
set
  user_id = $1,
  send_key = case
    when not exists (
      select
      from
        chat_messages o
      where
        o.user_id = $2
        and o.send_key = m.send_key
    ) then m.send_key
  end
where
  m.user_id = $3;

-- moveGenerations
update quiz_generations g
set
  user_id = $1,
  send_key = case
    when not exists (
      select
      from
        quiz_generations o
      where
        o.user_id = $2
        and o.send_key = g.send_key
    ) then g.send_key
  end
where
  g.user_id = $3;

-- moveUnlocks
select
  "a"."document_id"
from
  "document_unlocks" as "a"
  inner join "document_unlocks" as "b" on "b"."document_id" = "a"."document_id"
where
  "a"."user_id" = ($1)
  and "b"."user_id" = ($2)
order by
  "a"."document_id";

-- moveUnlocks
insert into
  document_unlocks (user_id, document_id, created_at)
select
  $1,
  document_id,
  created_at
from
  document_unlocks
where
  user_id = $2
on conflict do nothing;

-- moveUnlocks
delete from "document_unlocks"
where
  "user_id" = ($1);

-- moveOpinions
insert into
  document_views (document_id, user_id, day)
select
  document_id,
  $1,
  day
from
  document_views
where
  user_id = $2
on conflict do nothing;

-- moveOpinions
delete from "document_views"
where
  "user_id" = ($1);

-- moveOpinions
with
  dropped as (
    delete from document_ratings d using document_ratings o
    where
      d.document_id = o.document_id
      and (
        (
          d.user_id = $1
          and o.user_id = $2
          and d.updated_at <= o.updated_at
        )
        or (
          d.user_id = $3
          and o.user_id = $4
          and d.updated_at < o.updated_at
        )
      )
    returning
      d.document_id,
      d.stars
  )
update documents
set
  rating_sum = rating_sum - dropped.stars,
  rating_count = rating_count - 1
from
  dropped
where
  documents.id = dropped.document_id;

-- moveOpinions
update "document_ratings"
set
  "user_id" = $1
where
  "user_id" = ($2);

-- moveOpinions
insert into
  mail_opt_outs (user_id, kind, mode, created_at)
select
  $1,
  kind,
  mode,
  created_at
from
  mail_opt_outs
where
  user_id = $2
on conflict (user_id, kind) do update
set
  mode = greatest(mail_opt_outs.mode, excluded.mode);

-- moveOpinions
delete from "mail_opt_outs"
where
  "user_id" = ($1);

-- moveQuestionRows
select
  id
from
  answers
where
  id in (
    select
      answer_id
    from
      answer_helpful
    where
      user_id = any ($1)
  )
order by
  id
for no key update;

-- moveQuestionRows
delete from "answer_step_reveals" t using "answer_step_reveals" o
where
  t.user_id = $1
  and o.user_id = $2
  and o."answer_id" = t."answer_id"
  and o."number" = t."number";

-- moveQuestionRows
update "answer_step_reveals"
set
  user_id = $1
where
  user_id = $2;

-- moveQuestionRows
delete from "answer_helpful" t using "answer_helpful" o
where
  t.user_id = $1
  and o.user_id = $2
  and o."answer_id" = t."answer_id";

-- moveQuestionRows
update "answer_helpful"
set
  user_id = $1
where
  user_id = $2;

-- moveQuestionRows
delete from "question_follows" t using "question_follows" o
where
  t.user_id = $1
  and o.user_id = $2
  and o."question_id" = t."question_id";

-- moveQuestionRows
update "question_follows"
set
  user_id = $1
where
  user_id = $2;

-- moveQuestionRows
delete from "answer_quality" t using "answer_quality" o
where
  o.answer_id = t.answer_id
  and (
    (
      t."reviewer_id" = $1
      and o."reviewer_id" = $2
      and t."updated_at" <= o."updated_at"
    )
    or (
      t."reviewer_id" = $3
      and o."reviewer_id" = $4
      and t."updated_at" < o."updated_at"
    )
  );

-- moveQuestionRows
update "answer_quality"
set
  "reviewer_id" = $1
where
  "reviewer_id" = $2;

-- moveQuestionRows
delete from "answer_drafts" t using "answer_drafts" o
where
  o.question_id = t.question_id
  and (
    (
      t."user_id" = $1
      and o."user_id" = $2
      and t."saved_at" <= o."saved_at"
    )
    or (
      t."user_id" = $3
      and o."user_id" = $4
      and t."saved_at" < o."saved_at"
    )
  );

-- moveQuestionRows
update "answer_drafts"
set
  "user_id" = $1
where
  "user_id" = $2;

-- moveQuestionRows
delete from "question_drafts" t using "question_drafts" o
where
  true
  and (
    (
      t."user_id" = $1
      and o."user_id" = $2
      and t."saved_at" <= o."saved_at"
    )
    or (
      t."user_id" = $3
      and o."user_id" = $4
      and t."saved_at" < o."saved_at"
    )
  );

-- moveQuestionRows
update "question_drafts"
set
  "user_id" = $1
where
  "user_id" = $2;

-- lockJudgedAnswers
select
  id
from
  answers
where
  id in (
    select
      answer_id
    from
      answer_helpful
    where
      user_id = any ($1)
  )
order by
  id
for no key update;

-- moveReports
with
  dropped as (
    delete from reports d using reports o
    where
      d.status = 'open'
      and o.status = 'open'
      and d.kind = o.kind
      and d.target_id = o.target_id
      and d.id < o.id
      and d.reporter_id in ($1, $2)
      and o.reporter_id in ($3, $4)
    returning
      o.id as kept_id,
      d.created_at
  )
update reports r
set
  created_at = dropped.created_at
from
  dropped
where
  r.id = dropped.kept_id;

-- moveReports
update "reports"
set
  "reporter_id" = $1
where
  "reporter_id" = ($2);

-- moveOrderAccess
insert into
  order_access (order_id, user_id, link_version, created_at)
select
  order_id,
  $1,
  link_version,
  created_at
from
  order_access
where
  user_id = $2
on conflict (order_id, user_id) do update
set
  link_version = greatest(order_access.link_version, excluded.link_version);

-- moveOrderAccess
delete from "order_access"
where
  "user_id" = ($1);

-- moveRewards
delete from "rewards"
where
  "user_id" = ($1)
  and "revoked_at" is not null;

-- moveRewards
select
  "id",
  "user_id",
  "type",
  "milestone"
from
  "rewards"
where
  "user_id" in ($1, $2)
order by
  "id";

-- closeMerged
update users b
set
  rewards_earned = b.rewards_earned + a.rewards_earned,
  stored_bytes = b.stored_bytes + a.stored_bytes,
  last_reward_at = greatest(b.last_reward_at, a.last_reward_at),
  is_expert = b.is_expert
  or a.is_expert,
  gpc_at = least(b.gpc_at, a.gpc_at),
  privacy_version = greatest(b.privacy_version, a.privacy_version),
  is_under_18 = b.is_under_18
  or a.is_under_18,
  rights_version = b.rights_version + 1,
  updated_at = now()
from
  users a
where
  a.id = $1
  and b.id = $2;

-- closeMerged
update "users"
set
  "merged_into" = $1,
  "is_anonymous" = $2,
  "is_expert" = $3,
  "email" = $4,
  "password_hash" = $5,
  "upload_count" = $6,
  "rewards_earned" = $7,
  "stored_bytes" = $8,
  "updated_at" = now()
where
  "id" = ($9);

-- closeMerged
delete from "passkeys"
where
  "user_id" = ($1);

-- closeMerged
delete from "totp_factors"
where
  "user_id" = ($1);

-- closeMerged
delete from "recovery_codes"
where
  "user_id" = ($1);

-- closeMerged
delete from "email_tokens"
where
  "user_id" = ($1);

-- closeMerged
delete from "sessions"
where
  "user_id" = ($1);
