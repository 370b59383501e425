-- findQuestionPage
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
  "q"."asker_id",
  "q"."content_html",
  "q"."edited_at",
  "s"."name" as "school_name",
  "c"."name" as "course_name",
  "c"."code" as "course_code"
from
  "questions" as "q"
  left join "schools" as "s" on "s"."id" = "q"."school_id"
  left join "courses" as "c" on "c"."id" = "q"."course_id"
where
  "q"."id" = ($2);

-- listAnswersOf
select
  "a"."id",
  "a"."question_id",
  "a"."expert_id",
  "a"."content",
  "a"."content_html",
  "a"."status",
  "a"."removed_reason",
  "a"."is_verified",
  "a"."verified_at",
  "a"."verified_by",
  "a"."accepted_at",
  "a"."helpful_count",
  "a"."created_at",
  "a"."edited_at",
  "e"."first_name",
  "e"."last_name",
  "e"."is_expert",
  "x"."shown_name",
  coalesce("a".content_text, "a".content) as "plain_text",
  (
    select
      count(*)
    from
      answers v
    where
      v.expert_id = a.expert_id
      and v.status = 'visible'
      and v.is_verified
  )::int as "verified_answers",
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'number',
            s.number,
            'label',
            s.label,
            'content',
            s.content,
            'html',
            s.content_html
          )
          order by
            s.number
        )
      from
        answer_steps s
      where
        s.answer_id = a.id
    ),
    '[]'
  ) as "steps",
  array(
    select
      r.number
    from
      answer_step_reveals r
    where
      r.user_id = $1
      and r.answer_id = a.id
  ) as "revealed",
  exists (
    select
    from
      answer_helpful h
    where
      h.user_id = $2
      and h.answer_id = a.id
  ) as "is_helpful"
from
  "answers" as "a"
  inner join "users" as "e" on "e"."id" = "a"."expert_id"
  left join "experts" as "x" on "x"."user_id" = "a"."expert_id"
where
  "a"."question_id" = ($3)
  and (
    "a"."status" = $4
    or "a"."expert_id" = ($5)
  )
order by
  a.accepted_at is null,
  not a.is_verified,
  "a"."id"
limit
  $6;

-- findAnswer
select
  "a"."id",
  "a"."question_id",
  "a"."expert_id",
  "a"."content",
  "a"."content_html",
  "a"."status",
  "a"."removed_reason",
  "a"."is_verified",
  "a"."verified_at",
  "a"."verified_by",
  "a"."accepted_at",
  "a"."helpful_count",
  "a"."created_at",
  "a"."edited_at",
  "e"."first_name",
  "e"."last_name",
  "e"."is_expert",
  "x"."shown_name",
  coalesce("a".content_text, "a".content) as "plain_text",
  (
    select
      count(*)
    from
      answers v
    where
      v.expert_id = a.expert_id
      and v.status = 'visible'
      and v.is_verified
  )::int as "verified_answers",
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'number',
            s.number,
            'label',
            s.label,
            'content',
            s.content,
            'html',
            s.content_html
          )
          order by
            s.number
        )
      from
        answer_steps s
      where
        s.answer_id = a.id
    ),
    '[]'
  ) as "steps",
  array(
    select
      r.number
    from
      answer_step_reveals r
    where
      r.user_id = $1
      and r.answer_id = a.id
  ) as "revealed",
  exists (
    select
    from
      answer_helpful h
    where
      h.user_id = $2
      and h.answer_id = a.id
  ) as "is_helpful"
from
  "answers" as "a"
  inner join "users" as "e" on "e"."id" = "a"."expert_id"
  left join "experts" as "x" on "x"."user_id" = "a"."expert_id"
where
  "a"."id" = ($3);

-- listComments
select
  "c"."id",
  "c"."question_id",
  "c"."answer_id",
  "c"."author_id",
  "c"."content",
  "c"."content_html",
  "c"."status",
  "c"."created_at",
  "q"."asker_id",
  "u"."first_name",
  "u"."last_name",
  "x"."shown_name"
from
  "question_comments" as "c"
  inner join "questions" as "q" on "q"."id" = "c"."question_id"
  left join "users" as "u" on "u"."id" = "c"."author_id"
  left join "experts" as "x" on "x"."user_id" = "c"."author_id"
where
  "c"."question_id" = ($1)
  and (
    "c"."status" = $2
    or "c"."author_id" = ($3)
  )
order by
  "c"."id"
limit
  $4;

-- findComment
select
  "c"."id",
  "c"."question_id",
  "c"."answer_id",
  "c"."author_id",
  "c"."content",
  "c"."content_html",
  "c"."status",
  "c"."created_at",
  "q"."asker_id",
  "u"."first_name",
  "u"."last_name",
  "x"."shown_name"
from
  "question_comments" as "c"
  inner join "questions" as "q" on "q"."id" = "c"."question_id"
  left join "users" as "u" on "u"."id" = "c"."author_id"
  left join "experts" as "x" on "x"."user_id" = "c"."author_id"
where
  "c"."id" = ($1);

-- listQuestionVersions
select
  "title",
  "content",
  "until"
from
  "question_versions"
where
  "question_id" = ($1)
order by
  "id" desc
limit
  $2;
