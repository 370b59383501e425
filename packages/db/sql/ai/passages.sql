-- findPassagePages
with
  own as (
    (
      select
        id
      from
        documents
      where
        uploader_id = $1
      order by
        id desc
      limit
        50
    )
    union
    (
      select
        document_id
      from
        document_unlocks
      where
        user_id = $2
      order by
        created_at desc
      limit
        50
    )
  ),
  found as (
    (
      select
        page.document_id,
        page.number
      from
        unnest($3::tsquery[]) as query,
        lateral (
          select
            p.document_id,
            p.number
          from
            document_pages p
          where
            p.free_stems @@ query
            and p.is_text_checked
          limit
            $4
          offset
            0
        ) as page
      limit
        $5
    )
    union
    (
      select
        page.document_id,
        page.number
      from
        own,
        lateral (
          select
            p.document_id,
            p.number
          from
            document_pages p
          where
            p.document_id = own.id
            and p.number <= 100
            and p.is_text_checked
            and p.words @@ $6::tsquery
          offset
            0
        ) as page
      limit
        $7
    )
  )
select
  d.id as document_id,
  p.number,
  d.title,
  left(p.text, 10000) as text
from
  found f
  join document_pages p on p.document_id = f.document_id
  and p.number = f.number
  join documents d on d.id = p.document_id
where
  (
    p.is_free
    and d.is_listed
  )
  or (
    d.uploader_id = $8
    and d.deleted_at is null
  )
  or (
    not d.is_removed_for_cause
    and exists (
      select
      from
        document_unlocks u
      where
        u.document_id = d.id
        and u.user_id = $9
    )
  )
limit
  $10;

-- listPageTexts
select
  "p"."document_id",
  "p"."number",
  "d"."title",
  "p"."text"
from
  "document_pages" as "p"
  inner join "documents" as "d" on "d"."id" = "p"."document_id"
where
  "p"."document_id" = ($1)
  and "p"."is_text_checked" = $2
  and "p"."number" = any ($3::int[])
order by
  "p"."number";

-- listFirstAnswers
select distinct
  on ("a"."question_id") "a"."id",
  "a"."question_id",
  "q"."title",
  "a"."content" as "text"
from
  "answers" as "a"
  inner join "questions" as "q" on "q"."id" = "a"."question_id"
where
  "a"."question_id" = any ($1::bigint[])
  and "a"."status" = $2
  and "q"."is_listed" = $3
order by
  "a"."question_id",
  "a"."is_verified" desc,
  "a"."id";

-- listStepsOfFirstAnswers
select
  q.id as question_id,
  first.id as answer_id,
  q.title,
  s.label,
  s.content as text
from
  questions q
  cross join lateral (
    select
      a.id
    from
      answers a
    where
      a.question_id = q.id
      and a.status = 'visible'
    order by
      a.is_verified desc,
      a.id
    limit
      1
  ) as first
  join answer_steps s on s.answer_id = first.id
where
  q.id = any ($1::bigint[])
  and q.is_listed
order by
  q.id,
  s.number;

-- listOwnExplanations
select
  z.id as quiz_id,
  z.title,
  q.question || ' ' || q.explanation as text
from
  (
    select
      id,
      quiz_id
    from
      quiz_attempts
    where
      user_id = $1
      and completed_at is not null
    order by
      started_at desc
    limit
      50
  ) as a
  join quiz_answers s on s.attempt_id = a.id
  join quiz_questions q on q.id = s.question_id
  join quizzes z on z.id = a.quiz_id
where
  q.explanation <> ''
  and q.dropped_at is null
  and q.replaced_at is null
  and not exists (
    select
    from
      quiz_attempts o
    where
      o.user_id = $2
      and o.quiz_id = a.quiz_id
      and o.completed_at is null
  )
group by
  z.id,
  q.id
limit
  $3;
