-- listQuestions
select
  "q"."id",
  "q"."title",
  "q"."content",
  "q"."subject",
  "q"."school_id",
  "q"."course_id",
  "q"."is_answered",
  "q"."removed_reason",
  "q"."paid_with",
  "q"."promised_at",
  "q"."created_at",
  case
    when q.deleted_at is null then q.status
    else 'removed'
  end as "status",
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
  ) as "is_verified"
from
  "questions" as "q"
where
  "q"."is_listed" = $2
  and "q"."search_text" ilike $3
  and q.id in (
    select
      id
    from
      (
        select
          id,
          row_number() over (
            partition by
              asker_id
            order by
              created_at desc,
              id desc
          ) as place
        from
          (
            select
              id,
              asker_id,
              created_at
            from
              questions
            where
              is_listed
            order by
              created_at desc,
              id desc
            limit
              $4
          ) latest
      ) counted
    where
      place <= $5
  )
  and (q.created_at, q.id) < (
    select
      created_at,
      id
    from
      questions
    where
      id = $6
  )
order by
  "q"."created_at" desc,
  "q"."id" desc
limit
  $7;

-- listQuestions
select
  "q"."id",
  "q"."title",
  "q"."content",
  "q"."subject",
  "q"."school_id",
  "q"."course_id",
  "q"."is_answered",
  "q"."removed_reason",
  "q"."paid_with",
  "q"."promised_at",
  "q"."created_at",
  case
    when q.deleted_at is null then q.status
    else 'removed'
  end as "status",
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
  ) as "is_verified"
from
  "questions" as "q"
where
  "q"."is_listed" = $2
order by
  "q"."created_at" desc,
  "q"."id" desc
limit
  $3;

-- listQuestionsOf
select
  "q"."id",
  "q"."title",
  "q"."content",
  "q"."subject",
  "q"."school_id",
  "q"."course_id",
  "q"."is_answered",
  "q"."removed_reason",
  "q"."paid_with",
  "q"."promised_at",
  "q"."created_at",
  case
    when q.deleted_at is null then q.status
    else 'removed'
  end as "status",
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
  ) as "is_verified"
from
  "questions" as "q"
where
  "q"."asker_id" = ($2)
  and (q.created_at, q.id) < (
    select
      created_at,
      id
    from
      questions
    where
      id = $3
  )
order by
  "q"."created_at" desc,
  "q"."id" desc
limit
  $4;

-- listQuestionsOf
select
  "q"."id",
  "q"."title",
  "q"."content",
  "q"."subject",
  "q"."school_id",
  "q"."course_id",
  "q"."is_answered",
  "q"."removed_reason",
  "q"."paid_with",
  "q"."promised_at",
  "q"."created_at",
  case
    when q.deleted_at is null then q.status
    else 'removed'
  end as "status",
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
  ) as "is_verified"
from
  "questions" as "q"
where
  "q"."asker_id" = ($2)
order by
  "q"."created_at" desc,
  "q"."id" desc
limit
  $3;

-- findQuestion
select
  "q"."id",
  "q"."title",
  "q"."content",
  "q"."subject",
  "q"."school_id",
  "q"."course_id",
  "q"."is_answered",
  "q"."removed_reason",
  "q"."paid_with",
  "q"."promised_at",
  "q"."created_at",
  case
    when q.deleted_at is null then q.status
    else 'removed'
  end as "status",
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
  ) as "is_verified"
from
  "questions" as "q"
where
  "q"."id" = ($2);

-- insertQuestion
insert into
  "questions" ("0")
values
  ($1)
returning
  "id";

-- countSameQuestions
select
  pg_advisory_xact_lock(hashtextextended ($1, 0));

-- countSameQuestions
select
  count(*) as "n"
from
  "questions"
where
  md5(title || ' ' || content) = md5($1)
  and "created_at" > ($2);

-- countQuestionsSince
select
  count(*) as "n"
from
  "questions"
where
  "asker_id" = ($1)
  and "created_at" > ($2);

-- isKnownAsker
select
  not u.is_anonymous
  and u.email_verified_at is not null
  and exists (
    select
    from
      questions
    where
      asker_id = u.id
      and is_listed
      and approved_at is not null
  )
  and not exists (
    select
    from
      questions
    where
      asker_id = u.id
      and status = 'removed'
  ) as is_known
from
  users u
where
  u.id = $1;
