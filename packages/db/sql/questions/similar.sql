-- listSimilarQuestions
select
  unnest(
    tsvector_to_array(to_tsvector('english', folded_text ($1)))
  ) as word;

-- listSimilarQuestions
select
  c.relname || '.' || a.attname as "column",
  (
    greatest(c.reltuples, 0) * (1 - coalesce(s.null_frac, 0))
  )::float8 as rows,
  s.most_common_elems::text::text[] as words,
  s.most_common_elem_freqs::float8[] as shares
from
  pg_class c
  join pg_attribute a on a.attrelid = c.oid
  left join pg_stats s on s.schemaname = 'public'
  and s.tablename = c.relname
  and s.attname = a.attname
where
  c.relnamespace = 'public'::regnamespace
  and c.relname || '.' || a.attname = any ($1);

-- listSimilarQuestions
with
  asked as materialized (
    select
      queries,
      words,
      weights,
      title,
      (
        select
          sum(weight)
        from
          unnest(weights) as weight
      ) as total
    from
      jsonb_to_record($1::jsonb) as given (
        queries tsquery[],
        words tsquery[],
        weights float8[],
        title text
      )
  ),
  candidates as (
    select
      found.*
    from
      unnest(
        (
          select
            queries
          from
            asked
        )
      ) as query,
      lateral (
        select
          q.id,
          q.title,
          q.title_words
        from
          questions q
        where
          q.is_listed
          and q.title_words @@ query
        limit
          200
        offset
          0
      ) as found
    limit
      2000
  ),
  covered as (
    select distinct
      on (id) id,
      title,
      (
        select
          sum(weight)
        from
          unnest(
            (
              select
                words
              from
                asked
            ),
            (
              select
                weights
              from
                asked
            )
          ) as word (query, weight)
        where
          title_words @@ word.query
      ) / (
        select
          total
        from
          asked
      ) as coverage
    from
      candidates
    order by
      id
  ),
  best as (
    select
      *
    from
      covered
    order by
      coverage desc,
      id desc
    limit
      60
  ),
  compared as (
    select
      id,
      coverage,
      similarity (
        title,
        (
          select
            title
          from
            asked
        )
      ) as similarity
    from
      best
  )
select
  id
from
  compared
where
  coverage >= 0.35
  or similarity >= 0.45
order by
  3 * coverage + similarity desc,
  id desc
limit
  $2;

-- listSimilarQuestions
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
  ) as "is_verified"
from
  "questions" as "q"
where
  "q"."id" in ($2)
  and "q"."is_listed" = $3;
