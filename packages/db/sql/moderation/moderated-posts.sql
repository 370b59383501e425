-- listModeratedQuestions
select
  "q"."id",
  "q"."title",
  left(coalesce("q".content_text, "q".content), $1) as "excerpt",
  case
    when q.deleted_at is null
    and q.status in ('held', 'visible') then q.status
    else 'removed'
  end as "state"
from
  "questions" as "q"
where
  "q"."id" = any ($2::bigint[]);

-- findModeratedQuestion
select
  "q"."title",
  "q"."content",
  "q"."content_html",
  "q"."asker_id",
  "q"."held_because",
  "q"."held_until",
  "q"."removed_reason",
  "q"."duplicate_of",
  "original"."title" as "duplicate_title",
  "q"."created_at",
  case
    when q.deleted_at is null
    and q.status in ('held', 'visible') then q.status
    else 'removed'
  end as "state"
from
  "questions" as "q"
  left join "questions" as "original" on "original"."id" = "q"."duplicate_of"
where
  "q"."id" = ($1);

-- countModeratedQuestions
select
  count(*) as "posts",
  count(*) filter (
    where
      "status" = $1
  ) as "removed"
from
  "questions"
where
  "asker_id" = ($2);

-- listModeratedDocuments
select
  "d"."id",
  "d"."title",
  left(coalesce(d.description, ''), $1) as "excerpt",
  case
    when d.is_listed then 'visible'
    when d.held_because is not null
    and d.deleted_reason is null then 'held'
    else 'removed'
  end as "state"
from
  "documents" as "d"
where
  "d"."id" = any ($2::bigint[]);

-- findModeratedDocument
select
  "d"."title",
  "d"."description",
  "d"."uploader_id",
  "d"."deleted_reason",
  "d"."reason",
  "d"."uploaded_at",
  "d"."held_because",
  case
    when d.is_listed then 'visible'
    when d.held_because is not null
    and d.deleted_reason is null then 'held'
    else 'removed'
  end as "state"
from
  "documents" as "d"
where
  "d"."id" = ($1);

-- countModeratedDocuments
select
  count(*) as "posts",
  count(*) filter (
    where
      "is_removed_for_cause" = $1
  ) as "removed"
from
  "documents"
where
  "uploader_id" = ($2);
