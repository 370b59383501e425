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
  "q"."is_listed" = $2
order by
  "q"."created_at" desc,
  "q"."id" desc
limit
  $3;

-- listQuestions
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

-- listQuestions
with
  asked as materialized (
    select
      (
        select
          string_agg(side_by_side, ' & ')::tsquery
        from
          (
            select
              '(' || string_agg(
                any_of,
                ' <-> '
                order by
                  place.ordinality
              ) || ')' as side_by_side
            from
              jsonb_array_elements(parts) with ordinality as term,
              jsonb_array_elements(term.value) with ordinality as place,
              lateral (
                select
                  (place.value -> 'anyOf' ->> 0) collate "C" as part
              ) as typed,
              lateral (
                select
                  '(' || string_agg('''' || word || '''', ' | ') || ')' as any_of
                from
                  (
                    select
                      jsonb_array_elements_text(place.value -> 'anyOf') as word
                    union
                    (
                      select
                        word
                      from
                        (
                          (
                            select
                              word
                            from
                              "question_words"
                            where
                              length(typed.part) = 1
                              and left(word, 1) = typed.part
                            order by
                              length(word),
                              word
                            limit
                              50
                          )
                          union all
                          (
                            select
                              word
                            from
                              "question_words"
                            where
                              length(typed.part) = 2
                              and left(word, 2) = typed.part
                            order by
                              length(word),
                              word
                            limit
                              50
                          )
                          union all
                          (
                            select
                              word
                            from
                              "question_words"
                            where
                              length(typed.part) > 2
                              and word >= typed.part
                              and word < typed.part || chr(1114111)
                            limit
                              50
                          )
                        ) known
                      where
                        place.value ->> 'or' = 'knownBeginnings'
                      group by
                        word
                      order by
                        not starts_with(word, typed.part),
                        length(word),
                        word
                      limit
                        coalesce((place.value ->> 'most')::int, 50)
                    )
                    union
                    (
                      select
                        word
                      from
                        (
                          (
                            select
                              word
                            from
                              "question_words"
                            where
                              word >= typed.part
                              and word < typed.part || chr(1114111)
                            limit
                              50
                          )
                          union
                          (
                            select
                              word
                            from
                              "question_words"
                            where
                              word like '%' || typed.part || '%'
                            limit
                              500
                          )
                        ) known
                      where
                        place.value ->> 'or' = 'knownParts'
                      group by
                        word
                      order by
                        not starts_with(word, typed.part),
                        length(word),
                        word
                      limit
                        coalesce((place.value ->> 'most')::int, 50)
                    )
                  ) words
              ) as each_place
            group by
              term.ordinality
          ) terms
      ) as parts,
      (
        select
          string_agg(side_by_side, ' & ')::tsquery
        from
          (
            select
              '(' || string_agg(
                any_of,
                ' <-> '
                order by
                  place.ordinality
              ) || ')' as side_by_side
            from
              jsonb_array_elements(checked) with ordinality as term,
              jsonb_array_elements(term.value) with ordinality as place,
              lateral (
                select
                  (place.value -> 'anyOf' ->> 0) collate "C" as part
              ) as typed,
              lateral (
                select
                  '(' || string_agg('''' || word || '''', ' | ') || ')' as any_of
                from
                  (
                    select
                      jsonb_array_elements_text(place.value -> 'anyOf') as word
                    union
                    (
                      select
                        word
                      from
                        (
                          (
                            select
                              word
                            from
                              "question_words"
                            where
                              length(typed.part) = 1
                              and left(word, 1) = typed.part
                            order by
                              length(word),
                              word
                            limit
                              50
                          )
                          union all
                          (
                            select
                              word
                            from
                              "question_words"
                            where
                              length(typed.part) = 2
                              and left(word, 2) = typed.part
                            order by
                              length(word),
                              word
                            limit
                              50
                          )
                          union all
                          (
                            select
                              word
                            from
                              "question_words"
                            where
                              length(typed.part) > 2
                              and word >= typed.part
                              and word < typed.part || chr(1114111)
                            limit
                              50
                          )
                        ) known
                      where
                        place.value ->> 'or' = 'knownBeginnings'
                      group by
                        word
                      order by
                        not starts_with(word, typed.part),
                        length(word),
                        word
                      limit
                        coalesce((place.value ->> 'most')::int, 50)
                    )
                    union
                    (
                      select
                        word
                      from
                        (
                          (
                            select
                              word
                            from
                              "question_words"
                            where
                              word >= typed.part
                              and word < typed.part || chr(1114111)
                            limit
                              50
                          )
                          union
                          (
                            select
                              word
                            from
                              "question_words"
                            where
                              word like '%' || typed.part || '%'
                            limit
                              500
                          )
                        ) known
                      where
                        place.value ->> 'or' = 'knownParts'
                      group by
                        word
                      order by
                        not starts_with(word, typed.part),
                        length(word),
                        word
                      limit
                        coalesce((place.value ->> 'most')::int, 50)
                    )
                  ) words
              ) as each_place
            group by
              term.ordinality
          ) terms
      ) as checked,
      "after",
      most,
      reach,
      (
        select
          created_at
        from
          questions
        where
          id = "after"
      ) as after_at
    from
      jsonb_to_record($1::jsonb) as given (
        parts jsonb,
        checked jsonb,
        "after" bigint,
        most bigint,
        reach bigint
      )
  ),
  ends as materialized (
    select
      least(
        coalesce(
          (
            select
              "after"
            from
              asked
          ),
          last
        ),
        last
      ) as first
    from
      (
        select
          max(id) as last
        from
          questions
      ) as ids
  ),
  near as materialized (
    select
      found.id
    from
      ends,
      generate_series(
        first / 16384,
        greatest(
          first / 16384 - (
            select
              "reach"
            from
              asked
          ),
          0
        ),
        -1
      ) as step,
      lateral (
        select
          id
        from
          (
            select
              q.id,
              q.segment,
              q.created_at
            from
              questions q
            where
              q.is_listed
              and (q.segment / 16) = step::integer
              and q.words @@ (
                select
                  "parts"
                from
                  asked
              )
              and true
              and (
                (
                  select
                    "checked"
                  from
                    asked
                ) is null
                or ts_match_vq (
                  q.words,
                  (
                    select
                      "checked"
                    from
                      asked
                  )
                )
              )
              and (
                (
                  select
                    "after"
                  from
                    asked
                ) is null
                or (q.segment, q.created_at, q.id) < (
                  (
                    select
                      "after"
                    from
                      asked
                  ) / 1024,
                  (
                    select
                      "after_at"
                    from
                      asked
                  ),
                  (
                    select
                      "after"
                    from
                      asked
                  )
                )
              )
            offset
              0
          ) as one
        order by
          segment desc,
          created_at desc,
          id desc
        limit
          (
            select
              "most"
            from
              asked
          )
      ) as found
    limit
      (
        select
          "most"
        from
          asked
      )
  )
select
  id
from
  near
where
  (
    select
      count(*)
    from
      near
  ) >= (
    select
      "most"
    from
      asked
  )
union all
select
  id
from
  (
    select
      id
    from
      (
        select
          q.id,
          q.segment,
          q.created_at
        from
          questions q
        where
          q.is_listed
          and true
          and q.words @@ (
            select
              "parts"
            from
              asked
          )
          and true
          and (
            (
              select
                "checked"
              from
                asked
            ) is null
            or ts_match_vq (
              q.words,
              (
                select
                  "checked"
                from
                  asked
              )
            )
          )
          and (
            (
              select
                "after"
              from
                asked
            ) is null
            or (q.segment, q.created_at, q.id) < (
              (
                select
                  "after"
                from
                  asked
              ) / 1024,
              (
                select
                  "after_at"
                from
                  asked
              ),
              (
                select
                  "after"
                from
                  asked
              )
            )
          )
        offset
          0
      ) as found
    order by
      segment desc,
      created_at desc,
      id desc
    limit
      (
        select
          "most"
        from
          asked
      )
  ) as every
where
  not (
    select
      count(*)
    from
      near
  ) >= (
    select
      "most"
    from
      asked
  );

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
  "q"."asker_id" = ($2)
order by
  "q"."created_at" desc,
  "q"."id" desc
limit
  $3;

-- findListedQuestions
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
