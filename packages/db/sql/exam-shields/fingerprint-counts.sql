-- listUncountedDocuments
select
  'document' as kind,
  d.id,
  d.uploaded_at as at,
  coalesce(
    (
      select
        left(
          string_agg(
            p.text,
            E'
'
            order by
              p.number
          ),
          $1
        )
      from
        document_pages p
      where
        p.document_id = d.id
        and p.number <= $2
    ),
    ''
  ) as text
from
  documents d
where
  d.status = 'published'
  and not exists (
    select
    from
      exam_counted_documents c
    where
      c.document_id = d.id
  )
order by
  d.id
limit
  $3;

-- listUncountedQuestions
select
  'question' as kind,
  q.id,
  q.created_at as at,
  q.title || E'
' || q.content as text
from
  questions q
where
  q.is_listed
  and not exists (
    select
    from
      exam_counted_questions c
    where
      c.question_id = q.id
  )
order by
  q.id
limit
  $1;

-- countFingerprints
insert into
  "exam_counted_questions" ("question_id")
values
  ($1)
on conflict do nothing;

-- countFingerprints
insert into
  exam_fingerprint_counts as counts (hash, texts, seen_at)
select
  asked.hash,
  1,
  $1
from
  (
    select
      ('x' || one)::bit(64)::bigint as hash
    from
      unnest($2::text[]) as one
  ) asked
order by
  asked.hash
on conflict (hash) do update
set
  texts = counts.texts + 1,
  seen_at = excluded.seen_at
returning
  counts.hash::text as hash,
  counts.texts;

-- countFingerprints
insert into
  "exam_counted_questions" ()
values
  ()
on conflict do nothing;

-- listCommonFingerprints
select
  lpad(to_hex(counts.hash), 16, '0') as fingerprint
from
  (
    select
      ('x' || one)::bit(64)::bigint as hash
    from
      unnest($1::text[]) as one
  ) asked
  join exam_fingerprint_counts counts on counts.hash = asked.hash
where
  counts.texts >= $2;

-- lockFingerprintCounts
select
  pg_advisory_xact_lock(hashtextextended ('exam fingerprint counts', 0));

-- dropCommonFingerprints
with
  gone as (
    delete from exam_shingles h using exam_tasks t,
    exam_shields s
    where
      h.hash = any ($1::bigint[])
      and t.id = h.task_id
      and s.id = t.shield_id
      and s.created_at > $2
      and s.closes_at > $3
    returning
      h.task_id,
      s.id as shield_id
  ),
  counted as (
    update exam_shields s
    set
      common_count = s.common_count + gone.n
    from
      (
        select
          shield_id,
          count(*)::int as n
        from
          gone
        group by
          shield_id
      ) gone
    where
      s.id = gone.shield_id
  )
select distinct
  task_id,
  shield_id
from
  gone;

-- dropCommonFingerprints
delete from exam_holds
where
  (question_id, shield_id) in (
    select
      question_id,
      shield_id
    from
      exam_holds
    where
      shield_id = any ($1::bigint[])
    order by
      question_id,
      shield_id
    for update
  );

-- dropCommonFingerprints
update exam_tasks t
set
  needed = ($1::int[]) [least(left_over.n, $2)]
from
  (
    select
      task_id,
      count(*)::int as n
    from
      exam_shingles
    where
      task_id = any ($3::bigint[])
    group by
      task_id
  ) left_over
where
  t.id = left_over.task_id;

-- dropCommonFingerprints
with
  gone as (
    delete from exam_tasks t
    where
      t.id = any ($1::bigint[])
      and (
        select
          count(*)
        from
          exam_shingles h
        where
          h.task_id = t.id
      ) < $2
    returning
      t.shield_id
  )
update exam_shields s
set
  ignored_task_count = s.ignored_task_count + gone.n
from
  (
    select
      shield_id,
      count(*)::int as n
    from
      gone
    group by
      shield_id
  ) gone
where
  s.id = gone.shield_id;

-- forgetFingerprintCounts
delete from "exam_fingerprint_counts"
where
  "seen_at" < ($1);

-- forgetFingerprintCounts
select
  count(*) as "n"
from
  "exam_fingerprint_counts";

-- forgetFingerprintCounts
delete from "exam_fingerprint_counts"
where
  "seen_at" < $1;
