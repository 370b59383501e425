-- findSession
select
  case
    when s.sess ? 'pending'
    and not exists (
      select
      from
        users p
      where
        p.id = s.sess #>> '{pending,userId}'
        and p.session_epoch = (s.sess #>> '{pending,epoch}')::int
    ) then s.sess - 'pending'
    else s.sess
  end as sess,
  s.user_id,
  s.seen_at,
  u.rights_version,
  u.suspended_at,
  u.suspended_reason,
  u.is_anonymous,
  u.email_verified_at
from
  sessions s
  left join users u on u.id = s.user_id
where
  s.sid = $1
  and s.expire > $2
  and (
    s.user_id is null
    or (
      u.erased_at is null
      and u.merged_into is null
      and coalesce((s.sess ->> 'epoch')::int, 0) >= u.session_epoch
    )
  );

-- updateSession
update "sessions"
set
  "sess" = (sessions.sess - $1::text[] || $2::jsonb) || jsonb_build_object(
    'epoch',
    greatest(
      coalesce((sessions.sess ->> 'epoch')::int, 0),
      coalesce(
        (
          (sessions.sess - $3::text[] || $4::jsonb) ->> 'epoch'
        )::int,
        0
      )
    )
  ),
  "expire" = $5
where
  "sid" = ($6)
  and not sess ? 'isReplaced';

-- upsertSession
insert into
  "sessions" ("sid", "sess", "expire")
select
  "n"."sid",
  "n"."sess",
  "n"."expire"
from
  (
    select
      $1::text as sid,
      $2::jsonb as sess,
      $3::timestamptz as expire
  ) as "n"
where
  exists (
    select
      "u"."id"
    from
      "users" as "u"
    where
      "u"."id" = ($4)
      and "u"."session_epoch" <= ($5)
  )
  and exists (
    select
      "o"."sid"
    from
      "sessions" as "o"
    where
      "o"."sid" = ($6)
    for share
  )
on conflict ("sid") do update
set
  "sess" = $7::jsonb || jsonb_build_object(
    'epoch',
    greatest(
      coalesce((sessions.sess ->> 'epoch')::int, 0),
      coalesce(($8::jsonb ->> 'epoch')::int, 0)
    )
  ),
  "expire" = $9
returning
  "sid";

-- upsertSession
insert into
  "sessions" ("sid", "sess", "expire")
select
  "n"."sid",
  "n"."sess",
  "n"."expire"
from
  (
    select
      $1::text as sid,
      $2::jsonb as sess,
      $3::timestamptz as expire
  ) as "n"
on conflict ("sid") do update
set
  "sess" = $4::jsonb || jsonb_build_object(
    'epoch',
    greatest(
      coalesce((sessions.sess ->> 'epoch')::int, 0),
      coalesce(($5::jsonb ->> 'epoch')::int, 0)
    )
  )
returning
  "sid";

-- deleteSession
delete from "sessions"
where
  "sid" = ($1)
returning
  "user_id",
  sess ->> 'chain' as "chain";

-- deleteSession
delete from "sessions"
where
  "user_id" = ($1)
  and sess ->> 'chain' = $2;

-- touchSession
update "sessions"
set
  "seen_at" = $1,
  "expire" = $2
where
  "sid" = ($3);

-- claimRenewal
update "sessions"
set
  "sess" = sess || jsonb_build_object('rightsVersion', $1::int)
where
  "sid" = ($2)
  and coalesce((sess ->> 'rightsVersion')::int, 0) <> $3
returning
  "sid";

-- replaceSession
update "sessions"
set
  "expire" = $1,
  "sess" = sess || jsonb_build_object('isReplaced', true, 'chain', $2::text)
where
  "sid" = ($3);

-- listSessions
select
  "sid",
  "sess",
  "created_at",
  "seen_at",
  "expire"
from
  "sessions"
where
  "user_id" = ($1)
  and "expire" > ($2)
  and not sess ? 'isReplaced'
order by
  "seen_at" desc
limit
  $3;

-- endSessionsOf
update "users"
set
  "session_epoch" = session_epoch + 1
where
  "id" = ($1)
returning
  "session_epoch";

-- endSessionsOf
update "sessions"
set
  "sess" = sess || jsonb_build_object('epoch', $1::int)
where
  "sid" = ($2);

-- endSessionsOf
delete from "sessions"
where
  "user_id" = ($1)
  and "sid" <> ($2);

-- deleteExpiredSessions
delete from "sessions"
where
  "expire" <= ($1);
