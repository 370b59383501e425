-- listStaffExamShields
select
  "s"."id",
  "s"."user_id",
  "s"."starts_at",
  "s"."ends_at",
  "s"."ended_at",
  "s"."ended_by",
  "s"."end_reason",
  "s"."closes_at",
  "s"."task_count",
  "s"."fingerprint_count",
  "s"."common_count",
  "s"."ignored_task_count",
  "s"."alerted_at",
  "s"."kept_at",
  "s"."created_at",
  coalesce(u.educator_since, u.registered_at, u.created_at) as "educator_since",
  "held"."questions",
  "held"."people",
  "held"."titles",
  (
    s.alerted_at is not null
    and s.kept_at is null
    and s.closes_at > $1
  ) as "needs_decision"
from
  "exam_shields" as "s"
  inner join "users" as "u" on "u"."id" = "s"."user_id"
  inner join lateral (
    select
      count(*)::int as questions,
      count(distinct held.asker_id)::int as people,
      coalesce(
        jsonb_agg(
          jsonb_build_object('id', held.id, 'title', held.title)
          order by
            held.id
        ) filter (
          where
            held.place <= 5
        ),
        '[]'
      ) as titles
    from
      (
        select
          q.id,
          q.title,
          q.asker_id,
          row_number() over (
            order by
              q.id
          ) as place
        from
          exam_holds h
          join questions q on q.id = h.question_id
        where
          h.shield_id = s.id
          and q.status = 'held'
          and q.held_until is not null
          and q.deleted_at is null
      ) held
  ) as "held" on true
where
  (
    (
      s.alerted_at is not null
      and s.kept_at is null
      and s.closes_at > $2
    )::int,
    s.id
  ) < ($3::bigint, $4::bigint)
order by
  (
    s.alerted_at is not null
    and s.kept_at is null
    and s.closes_at > $5
  )::int desc,
  "s"."id" desc
limit
  $6;

-- listStaffExamShields
select
  "s"."id",
  "s"."user_id",
  "s"."starts_at",
  "s"."ends_at",
  "s"."ended_at",
  "s"."ended_by",
  "s"."end_reason",
  "s"."closes_at",
  "s"."task_count",
  "s"."fingerprint_count",
  "s"."common_count",
  "s"."ignored_task_count",
  "s"."alerted_at",
  "s"."kept_at",
  "s"."created_at",
  coalesce(u.educator_since, u.registered_at, u.created_at) as "educator_since",
  "held"."questions",
  "held"."people",
  "held"."titles",
  (
    s.alerted_at is not null
    and s.kept_at is null
    and s.closes_at > $1
  ) as "needs_decision"
from
  "exam_shields" as "s"
  inner join "users" as "u" on "u"."id" = "s"."user_id"
  inner join lateral (
    select
      count(*)::int as questions,
      count(distinct held.asker_id)::int as people,
      coalesce(
        jsonb_agg(
          jsonb_build_object('id', held.id, 'title', held.title)
          order by
            held.id
        ) filter (
          where
            held.place <= 5
        ),
        '[]'
      ) as titles
    from
      (
        select
          q.id,
          q.title,
          q.asker_id,
          row_number() over (
            order by
              q.id
          ) as place
        from
          exam_holds h
          join questions q on q.id = h.question_id
        where
          h.shield_id = s.id
          and q.status = 'held'
          and q.held_until is not null
          and q.deleted_at is null
      ) held
  ) as "held" on true
order by
  (
    s.alerted_at is not null
    and s.kept_at is null
    and s.closes_at > $2
  )::int desc,
  "s"."id" desc
limit
  $3;

-- findStaffExamShield
select
  "s"."id",
  "s"."user_id",
  "s"."starts_at",
  "s"."ends_at",
  "s"."ended_at",
  "s"."ended_by",
  "s"."end_reason",
  "s"."closes_at",
  "s"."task_count",
  "s"."fingerprint_count",
  "s"."common_count",
  "s"."ignored_task_count",
  "s"."alerted_at",
  "s"."kept_at",
  "s"."created_at",
  coalesce(u.educator_since, u.registered_at, u.created_at) as "educator_since",
  "held"."questions",
  "held"."people",
  "held"."titles",
  (
    s.alerted_at is not null
    and s.kept_at is null
    and s.closes_at > $1
  ) as "needs_decision"
from
  "exam_shields" as "s"
  inner join "users" as "u" on "u"."id" = "s"."user_id"
  inner join lateral (
    select
      count(*)::int as questions,
      count(distinct held.asker_id)::int as people,
      coalesce(
        jsonb_agg(
          jsonb_build_object('id', held.id, 'title', held.title)
          order by
            held.id
        ) filter (
          where
            held.place <= 5
        ),
        '[]'
      ) as titles
    from
      (
        select
          q.id,
          q.title,
          q.asker_id,
          row_number() over (
            order by
              q.id
          ) as place
        from
          exam_holds h
          join questions q on q.id = h.question_id
        where
          h.shield_id = s.id
          and q.status = 'held'
          and q.held_until is not null
          and q.deleted_at is null
      ) held
  ) as "held" on true
where
  "s"."id" = ($2);

-- keepExamShield
update "exam_shields"
set
  "kept_at" = $1
where
  "id" = ($2)
  and "closes_at" > ($3)
  and "kept_at" is null;

-- countExamShieldsToDecide
select
  count(*) as "n"
from
  "exam_shields"
where
  "alerted_at" is not null
  and "kept_at" is null
  and "closes_at" > ($1);

-- wasEndedByStaff
select
  "id"
from
  "exam_shields"
where
  "user_id" = ($1)
  and "ended_by" = $2
limit
  $3;
