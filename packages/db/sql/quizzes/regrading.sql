-- listAttemptsAtItem
select
  a.id,
  a.user_id,
  a.score,
  a.total_questions,
  a.percentage,
  a.passed,
  a.pass_percentage,
  a.is_pass_kept,
  a.completed_at
from
  (
    -- Along the index for each version, however many attempts there are.
    select
      s.attempt_id
    from
      quiz_questions v
      cross join lateral (
        select
          attempt_id
        from
          quiz_answers
        where
          question_id = v.id
          and attempt_id > $1
        order by
          attempt_id
        limit
          $2
      ) s
    where
      v.item_id = $3
    order by
      s.attempt_id
    limit
      $4
  ) asked
  join quiz_attempts a on a.id = asked.attempt_id
order by
  a.id;

-- noteCorrectionProgress
update "quiz_corrections"
set
  "done_to" = greatest(done_to, $1::text),
  "done_at" = coalesce(done_at, $2::timestamptz),
  "attempts_changed" = attempts_changed + $3,
  "certificates_changed" = certificates_changed + $4
where
  "id" = ($5);

-- regradeAttempt
update "quiz_attempts"
set
  "0" = $1
where
  "id" = ($2);

-- regradeAttempt
update "quiz_attempts"
set
where
  "id" = $1;

-- regradeCertificates
update "certificates"
set
  "0" = $1,
  "updated_at" = $2
where
  "quiz_attempt_id" = ($3)
  and "revoked_at" is null;

-- regradeCertificates
update "certificates"
set
where
  "quiz_attempt_id" = $1
  and "revoked_at" is null;

-- revokeCertificatesOfAttempt
with
  revoked as (
    update certificates
    set
      revoked_at = $1,
      revoked_reason = $2,
      correction_id = $3,
      updated_at = $4
    where
      quiz_attempt_id = $5
      and revoked_at is null
    returning
      certificate_id,
      status_index
  ),
  listed as (
    insert into
      revoked_credentials (status_index, revoked_at)
    select
      status_index,
      $6
    from
      revoked
    on conflict do nothing
  )
select
  certificate_id
from
  revoked;

-- listCertifiedAttempts
select
  a.id,
  a.user_id,
  a.passed,
  a.percentage,
  a.completed_at,
  coalesce(
    bool_or(
      c.revoked_at is not null
      and c.correction_id is null
    ),
    false
  ) as is_barred,
  (
    count(c.certificate_id) filter (
      where
        c.revoked_at is null
    )
  )::int as certificates,
  max(c.percentage) filter (
    where
      c.revoked_at is null
      and c.replaced_at is null
  ) as standing_percentage
from
  quiz_attempts a
  left join certificates c on c.quiz_attempt_id = a.id
where
  a.quiz_id = $1
  and a.user_id = any ($2::text[])
  and a.completed_at is not null
  and (
    a.passed
    or c.certificate_id is not null
  )
group by
  a.id
order by
  a.id;
