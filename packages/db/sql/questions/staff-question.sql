-- listStaffAnswers
select
  a.id,
  a.status,
  a.removed_reason,
  a.held_because,
  a.content,
  a.content_html,
  a.expert_id,
  a.accepted_at,
  a.helpful_count,
  a.verified_at,
  a.verified_by,
  a.created_at,
  a.edited_at,
  e.is_expert,
  e.first_name,
  e.last_name,
  x.shown_name,
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
  ) as steps,
  (
    select
      json_build_object(
        'first_name',
        v.first_name,
        'last_name',
        v.last_name,
        'shown_name',
        vx.shown_name
      )
    from
      users v
      left join experts vx on vx.user_id = v.id
    where
      v.id = a.verified_by
  ) as verifier,
  case
    when a.verified_at is not null
    and a.verified_by is null then (
      select
        l.actor
      from
        audit_log l
      where
        l.target = 'answer:' || a.id
        and l.verb = 'answer.verified'
      order by
        l.id desc
      limit
        1
    )
  end as verified_by_staff,
  quality.mean_score,
  quality.score_count,
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'score',
            r.score,
            'note',
            r.note,
            'at',
            r.updated_at,
            'first_name',
            ru.first_name,
            'last_name',
            ru.last_name,
            'shown_name',
            rx.shown_name
          )
          order by
            r.updated_at desc
        )
      from
        (
          select
            *
          from
            answer_quality
          where
            answer_id = a.id
          order by
            updated_at desc,
            reviewer_id
          limit
            10
        ) r
        join users ru on ru.id = r.reviewer_id
        left join experts rx on rx.user_id = r.reviewer_id
    ),
    '[]'
  ) as scores
from
  answers a
  join users e on e.id = a.expert_id
  left join experts x on x.user_id = a.expert_id
  cross join lateral (
    select
      avg(score)::float8 as mean_score,
      count(*)::int as score_count
    from
      answer_quality
    where
      answer_id = a.id
  ) quality
where
  a.question_id = $1
order by
  a.status = 'visible'
  and not a.is_verified
  and e.is_expert desc,
  array_position(array['visible', 'held', 'removed'], a.status),
  a.id
limit
  50;

-- countAnswers
select
  count(*) as "n"
from
  "answers"
where
  "question_id" = ($1);

-- listStaffComments
select
  "c"."id",
  "c"."answer_id",
  "c"."author_id",
  "c"."content",
  "c"."content_html",
  "c"."status",
  "c"."removed_reason",
  "c"."held_because",
  "c"."created_at",
  "q"."asker_id",
  "u"."first_name",
  "u"."last_name",
  "x"."shown_name",
  "s"."username" as "staff_name"
from
  "question_comments" as "c"
  inner join "questions" as "q" on "q"."id" = "c"."question_id"
  left join "users" as "u" on "u"."id" = "c"."author_id"
  left join "experts" as "x" on "x"."user_id" = "c"."author_id"
  left join "admin_users" as "s" on "s"."id" = "c"."staff_id"
where
  "c"."question_id" = ($1)
order by
  "c"."id"
limit
  $2;

-- findStaffComment
select
  "c"."id",
  "c"."answer_id",
  "c"."author_id",
  "c"."content",
  "c"."content_html",
  "c"."status",
  "c"."removed_reason",
  "c"."held_because",
  "c"."created_at",
  "q"."asker_id",
  "u"."first_name",
  "u"."last_name",
  "x"."shown_name",
  "s"."username" as "staff_name"
from
  "question_comments" as "c"
  inner join "questions" as "q" on "q"."id" = "c"."question_id"
  left join "users" as "u" on "u"."id" = "c"."author_id"
  left join "experts" as "x" on "x"."user_id" = "c"."author_id"
  left join "admin_users" as "s" on "s"."id" = "c"."staff_id"
where
  "c"."id" = ($1);

-- insertStaffComment
insert into
  "question_comments" ("0")
values
  ($1)
returning
  "id";

-- lockStaffComment
select
  "question_id",
  "status",
  "content"
from
  "question_comments"
where
  "id" = ($1)
  and "staff_id" is not null
for no key update;

-- hideStaffComment
update "question_comments"
set
  "status" = $1
where
  "id" = ($2);
