-- hasUnlocked
select
  "document_id"
from
  "document_unlocks"
where
  "user_id" = ($1)
  and "document_id" = ($2);

-- insertUnlock
insert into
  "document_unlocks" ("user_id", "document_id")
values
  ($1, $2);

-- countView
with
  seen as (
    insert into
      document_views (document_id, user_id, day)
    values
      ($1, $2, $3)
    on conflict do nothing
    returning
      document_id
  ),
  counted as (
    update documents
    set
      view_count = view_count + 1
    where
      id in (
        select
          document_id
        from
          seen
      )
    returning
      view_count
  )
select
  coalesce(
    (
      select
        view_count
      from
        counted
    ),
    (
      select
        view_count
      from
        documents
      where
        id = $4
    )
  ) as view_count;

-- deleteViewMarks
delete from document_view_marks
where
  day < $1;

-- findRating
select
  "stars"
from
  "document_ratings"
where
  "document_id" = ($1)
  and "user_id" = ($2);

-- upsertRating
insert into
  "document_ratings" ("document_id", "user_id", "stars")
values
  ($1, $2, $3)
on conflict ("document_id", "user_id") do update
set
  "stars" = $4,
  "updated_at" = now();

-- insertDownload
insert into
  "document_downloads" ("document_id", "user_id")
values
  ($1, $2);

-- refundEveryUnlock
with
  gone as (
    delete from document_unlocks
    where
      document_id = $1
    returning
      user_id
  )
insert into
  credit_entries (user_id, delta, reason, source, document_id)
select
  g.user_id,
  $2,
  'unlock_refund',
  'unlock_refund:' || $3::bigint || ':' || (
    select
      count(*) + 1
    from
      credit_entries e
    where
      e.user_id = g.user_id
      and e.reason = 'unlock_refund'
      and e.document_id = $4
  ),
  $5
from
  gone g
returning
  id;

-- hasUnlocks
select
  "user_id"
from
  "document_unlocks"
where
  "document_id" = ($1)
limit
  $2;

-- listRefunded
select
  "user_id"
from
  "credit_entries"
where
  "document_id" = ($1)
  and "reason" = $2
  and created_at = $3::timestamptz
order by
  "id";

-- transactionMoment
select
  now()::text as moment;

-- wasRefunded
select
from
  credit_entries
where
  user_id = $1
  and document_id = $2
  and reason = 'unlock_refund'
limit
  1;
