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
  ) as "answer_count",
  coalesce(
    (
      select
        bool_or(a.is_verified)
      from
        answers a
      where
        a.question_id = q.id
    ),
    false
  ) as "is_verified"
from
  "questions" as "q"
where
  "q"."is_listed" = $1
  and "q"."search_text" ilike $2
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
              $3
          ) latest
      ) counted
    where
      place <= $4
  )
  and (q.created_at, q.id) < (
    select
      created_at,
      id
    from
      questions
    where
      id = $5
  )
order by
  "q"."created_at" desc,
  "q"."id" desc
limit
  $6;

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
  ) as "answer_count",
  coalesce(
    (
      select
        bool_or(a.is_verified)
      from
        answers a
      where
        a.question_id = q.id
    ),
    false
  ) as "is_verified"
from
  "questions" as "q"
where
  "q"."is_listed" = $1
order by
  "q"."created_at" desc,
  "q"."id" desc
limit
  $2;

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
  ) as "answer_count",
  coalesce(
    (
      select
        bool_or(a.is_verified)
      from
        answers a
      where
        a.question_id = q.id
    ),
    false
  ) as "is_verified"
from
  "questions" as "q"
where
  "q"."asker_id" = ($1)
  and (q.created_at, q.id) < (
    select
      created_at,
      id
    from
      questions
    where
      id = $2
  )
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
  ) as "answer_count",
  coalesce(
    (
      select
        bool_or(a.is_verified)
      from
        answers a
      where
        a.question_id = q.id
    ),
    false
  ) as "is_verified"
from
  "questions" as "q"
where
  "q"."asker_id" = ($1)
order by
  "q"."created_at" desc,
  "q"."id" desc
limit
  $2;

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
  ) as "answer_count",
  coalesce(
    (
      select
        bool_or(a.is_verified)
      from
        answers a
      where
        a.question_id = q.id
    ),
    false
  ) as "is_verified"
from
  "questions" as "q"
where
  "q"."id" = ($1);

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

-- listOldQuestions
select
  "id",
  "content"
from
  "questions"
where
  "content_version" < ($1)
order by
  "content_version",
  "id"
limit
  $2;

-- setContentHtml
update "questions"
set
  "content_html" = $1,
  "content_version" = $2
where
  "id" = ($3)
  and "content" = ($4);

-- setContentHtml
update "questions"
set
where
  "id" = $1
  and "content" = $2;
