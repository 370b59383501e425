-- lockReply
select
from
  questions
where
  id = (
    select
      r.question_id
    from
      "answers" r
    where
      r.id = $1
  )
for no key update;

-- lockReply
select
  r.question_id,
  "r"."expert_id" as author_id,
  r.status,
  r.removed_reason,
  q.title,
  q.asker_id,
  q.is_listed
from
  "answers" r
  join questions q on q.id = r.question_id
where
  r.id = $1
  and q.deleted_at is null
  and "r"."expert_id" is not null
for no key update of
  r;

-- setReplyStatus
update "answers" r
set
  status = $1,
  removed_reason = $2,
  held_because = case
    when $3 = 'visible' then null
    else r.held_because
  end
where
  r.id = $4;

-- listModeratedReplies
select
  r.id,
  q.title,
  left(coalesce("r".content_text, "r".content), 400) as excerpt,
  r.status as state
from
  "answers" r
  join questions q on q.id = r.question_id
where
  r.id = any ($1::bigint[])
  and "r"."expert_id" is not null;

-- findModeratedReply
select
  r.question_id,
  q.title,
  r.content,
  r.content_html,
  "r"."expert_id" as author_id,
  r.held_because,
  r.removed_reason,
  r.created_at,
  r.status as state,
  coalesce(
    (
      select
        json_agg(
          json_build_object(
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
        s.answer_id = r.id
    ),
    '[]'
  ) as steps
from
  "answers" r
  join questions q on q.id = r.question_id
where
  r.id = $1
  and "r"."expert_id" is not null;

-- countModeratedReplies
select
  count(*)::int as posts,
  (
    count(*) filter (
      where
        r.status = 'removed'
    )
  )::int as removed
from
  "answers" r
where
  "r"."expert_id" = $1;
