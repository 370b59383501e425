-- insertIssue
insert into
  "newsletter_issues" (
    "admin_id",
    "subject",
    "body",
    "recipients",
    "created_at"
  )
values
  ($1, $2, $3, $4, $5)
returning
  "id",
  "recipients";

-- insertIssue
insert into
  "newsletter_issues" ()
values
  ()
returning
  "id",
  "recipients";

-- findSameIssue
select
  pg_advisory_xact_lock(hashtextextended ('newsletter issue', 0));

-- findSameIssue
select
  "id",
  "recipients"
from
  "newsletter_issues"
where
  "subject" = ($1)
  and "body" = ($2)
  and "created_at" > ($3);

-- findSameIssue
select
  "id",
  "recipients"
from
  "newsletter_issues"
where
  "subject" = $1
  and "body" = $2
  and "created_at" > ($3);

-- lockIssue
select
  *
from
  "newsletter_issues"
where
  "id" = ($1)
for update;

-- listNextReaders
select
  s.id,
  s.email
from
  newsletter_subscribers s
where
  s.state = 'confirmed'
  and s.confirmed_at <= $1
  and s.email is not null
  and (
    $2::uuid is null
    or s.id > $3::uuid
  )
  and not exists (
    select
    from
      mails m
    where
      m.issue_id = $4
      and m.subscriber_id = s.id
  )
order by
  s.id
limit
  1
for share of
  s;

-- listIssues
select
  "i"."id",
  "i"."subject",
  "a"."username" as "by",
  "i"."recipients",
  "i"."created_at"
from
  "newsletter_issues" as "i"
  inner join "admin_users" as "a" on "a"."id" = "i"."admin_id"
order by
  "i"."created_at" desc
limit
  $1;
