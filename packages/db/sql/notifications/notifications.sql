-- insertNotification
with recursive
  way as (
    select
      id,
      merged_into,
      erased_at
    from
      users
    where
      id = $1
    union
    select
      next.id,
      next.merged_into,
      next.erased_at
    from
      users next
      join way on next.id = way.merged_into
  )
insert into
  notifications (user_id, kind, title, link, waits_for_digest)
select
  id,
  $2,
  $3,
  $4,
  $5
from
  way
where
  merged_into is null
  and erased_at is null;

-- listNotifications
select
  "id",
  "kind",
  "title",
  "link",
  "created_at",
  "read_at"
from
  "notifications"
where
  "user_id" = ($1)
  and "id" < ($2)
order by
  "id" desc
limit
  $3;

-- listNotifications
select
  "id",
  "kind",
  "title",
  "link",
  "created_at",
  "read_at"
from
  "notifications"
where
  "user_id" = ($1)
order by
  "id" desc
limit
  $2;

-- markNewestNotifications
select
  asked.id as "userId",
  (
    select
      coalesce(
        md5(
          string_agg(
            newest.id || case
              when newest.read_at is null then ''
              else 'r'
            end,
            ','
            order by
              newest.id
          )
        ),
        ''
      )
    from
      (
        select
          n.id,
          n.read_at
        from
          notifications n
        where
          n.user_id = asked.id
        order by
          n.id desc
        limit
          $1
      ) newest
  ) as mark
from
  unnest($2::text[]) as asked (id);

-- readNotifications
update "notifications"
set
  "read_at" = $1
where
  "user_id" = ($2)
  and "read_at" is null
  and "id" in ($3);

-- readNotifications
update "notifications"
set
where
  "user_id" = ($1)
  and "read_at" is null;

-- deleteOldNotifications
delete from notifications
where
  id in (
    select
      id
    from
      notifications
    order by
      id
    limit
      $1
  )
  and created_at < $2;
