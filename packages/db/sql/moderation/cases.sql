-- listWaitingCases
select
  found.kind,
  found.target_id as id,
  found.priority,
  found.since
from
  unnest($1::text[]) as wanted (kind)
  cross join lateral (
    select
      c.kind,
      c.target_id,
      c.priority,
      c.since
    from
      moderation_cases c
    where
      c.kind = wanted.kind
      and c.since is not null
      and (c.priority, c.since, c.target_id) >= ($2, $3, $4)
      and (c.priority, c.since, c.target_id, c.kind) > ($5, $6, $7, $8)
    order by
      c.priority,
      c.since,
      c.target_id
    limit
      $9
  ) found
order by
  found.priority,
  found.since,
  found.target_id,
  found.kind
limit
  $10;

-- listWaitingCases
select
  found.kind,
  found.target_id as id,
  found.priority,
  found.since
from
  unnest($1::text[]) as wanted (kind)
  cross join lateral (
    select
      c.kind,
      c.target_id,
      c.priority,
      c.since
    from
      moderation_cases c
    where
      c.kind = wanted.kind
      and c.since is not null
      and true
    order by
      c.priority,
      c.since,
      c.target_id
    limit
      $2
  ) found
order by
  found.priority,
  found.since,
  found.target_id,
  found.kind
limit
  $3;

-- listDecidedCases
select
  found.kind,
  found.target_id as id,
  found.priority,
  found.decided_at
from
  unnest($1::text[]) as wanted (kind)
  cross join lateral (
    select
      c.kind,
      c.target_id,
      c.priority,
      c.decided_at
    from
      moderation_cases c
    where
      c.kind = wanted.kind
      and c.outcome = $2
      and c.since is null
      and (c.decided_at, c.target_id) <= ($3, $4)
      and (c.decided_at, c.target_id, c.kind) < ($5, $6, $7)
    order by
      c.decided_at desc,
      c.target_id desc
    limit
      $8
  ) found
order by
  found.decided_at desc,
  found.target_id desc,
  found.kind desc
limit
  $9;

-- listDecidedCases
select
  found.kind,
  found.target_id as id,
  found.priority,
  found.decided_at
from
  unnest($1::text[]) as wanted (kind)
  cross join lateral (
    select
      c.kind,
      c.target_id,
      c.priority,
      c.decided_at
    from
      moderation_cases c
    where
      c.kind = wanted.kind
      and c.outcome = $2
      and c.since is null
      and true
    order by
      c.decided_at desc,
      c.target_id desc
    limit
      $3
  ) found
order by
  found.decided_at desc,
  found.target_id desc,
  found.kind desc
limit
  $4;

-- findCase
select
  "held_at",
  "open_reports",
  "priority",
  "since",
  "outcome",
  "decided_at",
  "version"
from
  "moderation_cases"
where
  "kind" = ($1)
  and "target_id" = ($2);

-- findCase
select
  "held_at",
  "open_reports",
  "priority",
  "since",
  "outcome",
  "decided_at",
  "version"
from
  "moderation_cases"
where
  "kind" = $1
  and "target_id" = $2;

-- lockCase
select
  "held_at",
  "open_reports",
  "priority",
  "since",
  "outcome",
  "decided_at",
  "version"
from
  "moderation_cases"
where
  "kind" = ($1)
  and "target_id" = ($2)
for no key update;

-- lockCase
select
  "held_at",
  "open_reports",
  "priority",
  "since",
  "outcome",
  "decided_at",
  "version"
from
  "moderation_cases"
where
  "kind" = $1
  and "target_id" = $2
for no key update;

-- lockCasesOf
select
from
  chat_messages
where
  id in (
    select
      target_id
    from
      reports
    where
      kind = 'chat_answer'
      and reporter_id = any ($1::text[])
  )
order by
  id
for no key update;

-- lockCasesOf
select
from
  moderation_cases
where
  (kind, target_id) in (
    select
      kind,
      target_id
    from
      reports
    where
      reporter_id = any ($1::text[])
    union
    select
      'question',
      id
    from
      questions
    where
      asker_id = any ($2::text[])
    union
    select
      'answer',
      id
    from
      answers
    where
      expert_id = any ($3::text[])
    union
    select
      'comment',
      id
    from
      question_comments
    where
      author_id = any ($4::text[])
    union
    select
      'document',
      unnest($5::bigint[])
  )
order by
  kind,
  target_id
for no key update;

-- noteDecision
insert into
  moderation_cases as c (kind, target_id, outcome, decided_at, version)
values
  ($1, $2, $3, $4, 1)
on conflict (kind, target_id) do update
set
  outcome = excluded.outcome,
  decided_at = excluded.decided_at,
  version = c.version + 1;

-- countWaitingCases
select
  count(*) as "n"
from
  "moderation_cases"
where
  "since" is not null;

-- countReasons
select
  r.kind,
  r.target_id as id,
  r.reason,
  count(*)::int as count
from
  unnest($1::text[], $2::bigint[]) as wanted (kind, target_id)
  join moderation_cases c on c.kind = wanted.kind
  and c.target_id = wanted.target_id
  join reports r on r.kind = c.kind
  and r.target_id = c.target_id
where
  case
    when c.since is not null then r.status = 'open'
    else r.decided_at = c.decided_at
  end
group by
  r.kind,
  r.target_id,
  r.reason
order by
  count desc,
  r.reason;
