-- insertMail
insert into
  "mails" (
    "user_id",
    "kind",
    "to_address",
    "subject",
    "html",
    "body_text",
    "unsubscribe_url",
    "status",
    "error",
    "reply_to",
    "message_id",
    "subscriber_id",
    "issue_id"
  )
values
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13
  )
returning
  "id";

-- insertMail
insert into
  "mails" ("status")
values
  ($1)
returning
  "id";

-- takeMailPlace
insert into
  rate_limits as known (key, points, expire)
values
  ($1, 1, $2)
on conflict (key) do update
set
  points = case
    when known.expire > $3 then known.points + 1
    else 1
  end,
  expire = case
    when known.expire > $4 then known.expire
    else $5
  end
where
  known.expire <= $6
  or known.points < $7
returning
  key;

-- isProvenAddress
select
  "id"
from
  "users"
where
  "id" = ($1)
  and "email_verified_at" is not null
  and lower(email) = $2;

-- findMail
select
  "mails".*,
  "users"."erased_at",
  "newsletter_subscribers"."state" as "subscription"
from
  "mails"
  left join "users" on "users"."id" = "mails"."user_id"
  left join "newsletter_subscribers" on "newsletter_subscribers"."id" = "mails"."subscriber_id"
where
  "mails"."id" = ($1);

-- noteMailError
update "mails"
set
  "error" = $1
where
  "id" = ($2)
  and "status" = $3;

-- endMail
update "mails"
set
  "status" = $1,
  "html" = $2,
  "body_text" = $3,
  "unsubscribe_url" = $4,
  "reply_to" = $5,
  "error" = case
    when exists (
      select
      from
        users
      where
        users.id = mails.user_id
        and users.erased_at is not null
    ) then null
    else $6
  end,
  "to_address" = case
    when exists (
      select
      from
        users
      where
        users.id = mails.user_id
        and users.erased_at is not null
    ) then ''
    else to_address
  end
where
  "id" = ($7)
  and "status" = $8;

-- endMail
update "mails"
set
  "html" = $1,
  "body_text" = $2,
  "unsubscribe_url" = $3,
  "reply_to" = $4,
  "error" = case
    when exists (
      select
      from
        users
      where
        users.id = mails.user_id
        and users.erased_at is not null
    ) then null
    else error
  end,
  "to_address" = case
    when exists (
      select
      from
        users
      where
        users.id = mails.user_id
        and users.erased_at is not null
    ) then ''
    else to_address
  end
where
  "id" = ($5)
  and "status" = $6;

-- listMailOptOuts
select
  "kind",
  "mode"
from
  "mail_opt_outs"
where
  "user_id" = ($1)
order by
  "kind";

-- mailModeOf
select
  "mode"
from
  "mail_opt_outs"
where
  "user_id" = ($1)
  and "kind" = ($2);

-- endDigests
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
  ),
  chosen as (
    update mail_opt_outs
    set
      mode = 'off'
    where
      mode = 'daily'
      and user_id in (
        select
          id
        from
          way
      )
  )
insert into
  mail_opt_outs (user_id, kind, mode)
select
  way.id,
  usual.kind,
  'off'
from
  way
  cross join unnest($2::text[]) as usual (kind)
where
  merged_into is null
  and erased_at is null
on conflict (user_id, kind) do nothing;

-- setMailOptOut
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
  mail_opt_outs (user_id, kind, mode)
select
  id,
  $2,
  $3
from
  way
where
  merged_into is null
  and erased_at is null
on conflict (user_id, kind) do update
set
  mode = excluded.mode;

-- deleteMailOptOut
delete from "mail_opt_outs"
where
  "user_id" = ($1)
  and "kind" = ($2);
