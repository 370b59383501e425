-- findCertificate
select
  "c".*,
  "q"."is_machine_made",
  (
    select
      count(*)::int
    from
      quiz_attempts o
    where
      o.user_id = a.user_id
      and o.quiz_id = a.quiz_id
      and (o.started_at, o.id) <= (a.started_at, a.id)
  ) as "attempt_number"
from
  "certificates" as "c"
  inner join "quizzes" as "q" on "q"."id" = "c"."quiz_id"
  inner join "quiz_attempts" as "a" on "a"."id" = "c"."quiz_attempt_id"
where
  "c"."certificate_id" = ($1);

-- listStandingCertificates
select
  "c".*,
  "q"."is_machine_made",
  (
    select
      count(*)::int
    from
      quiz_attempts o
    where
      o.user_id = a.user_id
      and o.quiz_id = a.quiz_id
      and (o.started_at, o.id) <= (a.started_at, a.id)
  ) as "attempt_number"
from
  "certificates" as "c"
  inner join "quizzes" as "q" on "q"."id" = "c"."quiz_id"
  inner join "quiz_attempts" as "a" on "a"."id" = "c"."quiz_attempt_id"
where
  "c"."user_id" = ($1)
  and "c"."replaced_at" is null
  and "c"."revoked_at" is null
  and "c"."quiz_id" = ($2)
order by
  "c"."completed_at" desc,
  "c"."certificate_id"
limit
  $3;

-- listStandingCertificates
select
  "c".*,
  "q"."is_machine_made",
  (
    select
      count(*)::int
    from
      quiz_attempts o
    where
      o.user_id = a.user_id
      and o.quiz_id = a.quiz_id
      and (o.started_at, o.id) <= (a.started_at, a.id)
  ) as "attempt_number"
from
  "certificates" as "c"
  inner join "quizzes" as "q" on "q"."id" = "c"."quiz_id"
  inner join "quiz_attempts" as "a" on "a"."id" = "c"."quiz_attempt_id"
where
  "c"."user_id" = $1
  and "c"."replaced_at" is null
  and "c"."revoked_at" is null
order by
  "c"."completed_at" desc,
  "c"."certificate_id"
limit
  $2;

-- listCertificatesOf
select
  "c".*,
  "q"."is_machine_made",
  (
    select
      count(*)::int
    from
      quiz_attempts o
    where
      o.user_id = a.user_id
      and o.quiz_id = a.quiz_id
      and (o.started_at, o.id) <= (a.started_at, a.id)
  ) as "attempt_number"
from
  "certificates" as "c"
  inner join "quizzes" as "q" on "q"."id" = "c"."quiz_id"
  inner join "quiz_attempts" as "a" on "a"."id" = "c"."quiz_attempt_id"
where
  "c"."user_id" = ($1)
order by
  "c"."completed_at" desc,
  "c"."certificate_id"
limit
  $2;

-- lockStandingCertificate
select
  "certificate_id",
  "quiz_attempt_id",
  "percentage",
  "is_public",
  "template",
  "student_name"
from
  "certificates"
where
  "user_id" = ($1)
  and "quiz_id" = ($2)
  and "replaced_at" is null
  and "revoked_at" is null
for update;

-- lockStandingCertificate
select
  "certificate_id",
  "quiz_attempt_id",
  "percentage",
  "is_public",
  "template",
  "student_name"
from
  "certificates"
where
  "user_id" = $1
  and "quiz_id" = $2
  and "replaced_at" is null
  and "revoked_at" is null
for update;

-- insertCertificate
insert into
  "certificates" ("0")
values
  ($1);

-- noteKeysShownElsewhere
with
  certified as materialized (
    select
      c.certificate_id,
      a.quiz_id,
      a.completed_at,
      q.bank_id
    from
      certificates c
      join quiz_attempts a on a.id = c.quiz_attempt_id
      join quiz_answers s on s.attempt_id = a.id
      join quiz_questions q on q.id = s.question_id
    where
      c.user_id = any ($1::text[])
      and not c.keys_shown_elsewhere
      and q.bank_id is not null
      and c.certificate_id = coalesce($2::text, c.certificate_id)
  ),
  shown as materialized (
    select
      a.quiz_id,
      q.bank_id,
      min(a.completed_at) as at
    from
      quiz_attempts a
      join quiz_answers s on s.attempt_id = a.id
      join quiz_questions q on q.id = s.question_id
    where
      a.user_id = any ($3::text[])
      and a.completed_at is not null
      and q.bank_id in (
        select
          bank_id
        from
          certified
      )
    group by
      a.quiz_id,
      q.bank_id
  )
update certificates
set
  keys_shown_elsewhere = true
where
  certificate_id in (
    select
      c.certificate_id
    from
      certified c
      join shown h on h.bank_id = c.bank_id
    where
      h.quiz_id <> c.quiz_id
      and h.at < c.completed_at
  );

-- replaceCertificate
update "certificates"
set
  "replaced_at" = $1,
  "updated_at" = $2
where
  "certificate_id" = ($3);

-- changeCertificate
update "certificates"
set
  "0" = $1,
  "updated_at" = $2
where
  "certificate_id" = ($3)
  and "user_id" = ($4);

-- changeCertificate
update "certificates"
set
where
  "certificate_id" = $1
  and "user_id" = $2;

-- replaceDoubleCertificates
update certificates w
set
  replaced_at = $1,
  updated_at = $2
from
  certificates b
where
  w.quiz_id = b.quiz_id
  and w.user_id <> b.user_id
  and w.user_id in ($3, $4)
  and b.user_id in ($5, $6)
  and w.replaced_at is null
  and w.revoked_at is null
  and b.replaced_at is null
  and b.revoked_at is null
  and (w.percentage, b.completed_at, b.certificate_id) < (b.percentage, w.completed_at, w.certificate_id);

-- revokeCertificate
with
  revoked as (
    update certificates
    set
      revoked_at = $1,
      revoked_reason = $2,
      updated_at = $3
    where
      certificate_id = $4
      and revoked_at is null
    returning
      user_id,
      status_index
  ),
  listed as (
    insert into
      revoked_credentials (status_index, revoked_at)
    select
      status_index,
      $5
    from
      revoked
    on conflict do nothing
  )
select
  user_id
from
  revoked;

-- revokeCredentialsOf
insert into
  revoked_credentials (status_index, revoked_at)
select
  status_index,
  $1
from
  certificates
where
  user_id = any ($2)
on conflict do nothing;

-- listRevokedIndexes
select
  "status_index"
from
  "revoked_credentials"
where
  "status_index" >= ($1)
  and "status_index" < $2;

-- listRevokedIndexes
select
  "status_index"
from
  "revoked_credentials"
where
  "status_index" >= $1
  and "status_index" < $2;

-- findHighestStatusIndex
select
  "status_index"
from
  "certificates"
order by
  "status_index" desc
limit
  $1;
