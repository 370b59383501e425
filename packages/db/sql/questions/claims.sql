-- findClaim
select
  "id",
  "expert_id",
  "expires_at"
from
  "question_claims"
where
  "question_id" = ($1)
  and "ended_at" is null
  and "expires_at" > ($2);

-- endClaims
update question_claims
set
  ended_at = $1
where
  question_id = $2
  and ended_at is null
  and (
    expires_at <= $3
    or expert_id = $4
  );

-- insertClaim
insert into
  "question_claims" (
    "question_id",
    "expert_id",
    "claimed_at",
    "expires_at"
  )
values
  ($1, $2, $3, $4);

-- insertClaim
insert into
  "question_claims" ()
values
  ();

-- countClaims
select
  count(*) as "n"
from
  "question_claims"
where
  "expert_id" = ($1)
  and "question_id" <> ($2)
  and "ended_at" is null
  and "expires_at" > ($3);

-- countClaims
select
  count(*) as "n"
from
  "question_claims"
where
  "expert_id" = $1
  and "question_id" <> $2
  and "ended_at" is null
  and "expires_at" > $3;

-- endOldClaims
update question_claims
set
  ended_at = expires_at
where
  ended_at is null
  and expires_at <= $1;

-- listOpenQuestions
select
  "q"."id",
  "q"."title",
  "q"."content",
  "q"."subject",
  "q"."school_id",
  "q"."course_id",
  "q"."is_answered",
  "q"."removed_reason",
  "q"."held_until",
  "q"."paid_with",
  "q"."promised_at",
  "q"."created_at",
  case
    when q.deleted_at is null then q.status
    else 'removed'
  end as "status",
  coalesce("q".content_text, "q".content) as "plain_text",
  (
    select
      count(*) as "n"
    from
      "answers" as "a"
    where
      "a"."question_id" = "q"."id"
      and "a"."status" = $1
  ) as "answer_count",
  coalesce(
    (
      select
        bool_or(
          a.is_verified
          and e.is_expert
        )
      from
        answers a
        join users e on e.id = a.expert_id
      where
        a.question_id = q.id
        and a.status = 'visible'
    ),
    false
  ) as "is_verified",
  "c"."expires_at" as "claimed_until"
from
  "questions" as "q"
  left join "question_claims" as "c" on "c"."question_id" = "q"."id"
  and "c"."ended_at" is null
  and "c"."expires_at" > ($2)
  and "c"."expert_id" = ($3)
where
  "q"."is_listed" = $4
  and "q"."is_answered" = $5
  and "q"."promised_at" is not null
  and "q"."asker_id" <> ($6)
  and not exists (
    select
    from
      question_claims o
    where
      o.question_id = q.id
      and o.ended_at is null
      and o.expires_at > $7
      and o.expert_id <> $8
  )
  and not exists (
    select
    from
      answers a
    where
      a.question_id = q.id
      and a.expert_id = $9
      and a.status = 'held'
  )
  and (
    q.subject is null
    or lower(btrim(q.subject)) in ('general', '')
    or lower(btrim(q.subject)) = any ($10)
  )
  and (q.promised_at, q.id) > ($11, $12)
order by
  "q"."promised_at",
  "q"."id"
limit
  $13;

-- listOpenQuestions
select
  "q"."id",
  "q"."title",
  "q"."content",
  "q"."subject",
  "q"."school_id",
  "q"."course_id",
  "q"."is_answered",
  "q"."removed_reason",
  "q"."held_until",
  "q"."paid_with",
  "q"."promised_at",
  "q"."created_at",
  case
    when q.deleted_at is null then q.status
    else 'removed'
  end as "status",
  coalesce("q".content_text, "q".content) as "plain_text",
  (
    select
      count(*) as "n"
    from
      "answers" as "a"
    where
      "a"."question_id" = "q"."id"
      and "a"."status" = $1
  ) as "answer_count",
  coalesce(
    (
      select
        bool_or(
          a.is_verified
          and e.is_expert
        )
      from
        answers a
        join users e on e.id = a.expert_id
      where
        a.question_id = q.id
        and a.status = 'visible'
    ),
    false
  ) as "is_verified",
  "c"."expires_at" as "claimed_until"
from
  "questions" as "q"
  left join "question_claims" as "c" on "c"."question_id" = "q"."id"
  and "c"."ended_at" is null
  and "c"."expires_at" > $2
  and "c"."expert_id" = $3
where
  "q"."is_listed" = $4
  and "q"."is_answered" = $5
  and "q"."promised_at" is not null
  and "q"."asker_id" <> $6
  and not exists (
    select
    from
      question_claims o
    where
      o.question_id = q.id
      and o.ended_at is null
      and o.expires_at > $7
      and o.expert_id <> $8
  )
  and not exists (
    select
    from
      answers a
    where
      a.question_id = q.id
      and a.expert_id = $9
      and a.status = 'held'
  )
order by
  "q"."promised_at",
  "q"."id"
limit
  $10;

-- findAnswerDraft
select
  "content",
  "saved_at",
  steps as "steps"
from
  "answer_drafts"
where
  "question_id" = ($1)
  and "user_id" = ($2);

-- saveAnswerDraft
insert into
  "answer_drafts" (
    "question_id",
    "user_id",
    "content",
    "steps",
    "saved_at"
  )
values
  ($1, $2, $3, $4, $5)
on conflict ("user_id", "question_id") do update
set
  "content" = $6,
  "steps" = $7,
  "saved_at" = $8;

-- saveAnswerDraft
insert into
  "answer_drafts" ()
values
  ()
on conflict ("user_id", "question_id") do update
set;

-- deleteAnswerDraft
delete from "answer_drafts"
where
  "question_id" = ($1)
  and "user_id" = ($2);
