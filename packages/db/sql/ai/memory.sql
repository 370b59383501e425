-- listMemoryFacts
select
  "id",
  "kind",
  "text",
  "updated_at"
from
  "memory_facts"
where
  "user_id" = ($1)
order by
  "updated_at" desc,
  "id" desc;

-- listRemembered
select
  "f"."text"
from
  "memory_facts" as "f"
  inner join "users" as "u" on "u"."id" = "f"."user_id"
where
  "f"."user_id" = ($1)
  and "u"."is_memory_on" = $2
order by
  "f"."kind" desc,
  "f"."updated_at",
  "f"."id";

-- countWrittenFacts
select
  count(*) as "count"
from
  "memory_facts"
where
  "user_id" = ($1)
  and "kind" = $2;

-- insertWrittenFact
insert into
  "memory_facts" (
    "user_id",
    "kind",
    "text",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5)
returning
  "id",
  "kind",
  "text",
  "updated_at";

-- insertWrittenFact
insert into
  "memory_facts" ("kind")
values
  ($1)
returning
  "id",
  "kind",
  "text",
  "updated_at";

-- keepQuizFact
insert into
  memory_facts as f (
    user_id,
    kind,
    subject,
    text,
    created_at,
    updated_at
  )
select
  id,
  'quiz',
  $1,
  $2,
  $3,
  $4
from
  users
where
  id = $5
  and is_memory_on
on conflict (user_id, subject) do update
set
  text = excluded.text,
  updated_at = excluded.updated_at
where
  f.updated_at <= excluded.updated_at;

-- correctQuizFact
update "memory_facts"
set
  "text" = $1
where
  "user_id" = ($2)
  and "subject" = ($3)
  and "updated_at" = ($4);

-- correctQuizFact
update "memory_facts"
set
where
  "user_id" = $1
  and "subject" = $2
  and "updated_at" = $3;

-- deleteMemoryFacts
delete from "memory_facts"
where
  "user_id" = ($1)
  and "id" = ($2);

-- deleteMemoryFacts
delete from "memory_facts"
where
  "user_id" = $1;

-- setMemory
update "users"
set
  "is_memory_on" = $1
where
  "id" = ($2);

-- moveMemory
update users b
set
  is_memory_on = false
from
  users a
where
  b.id = $1
  and a.id = $2
  and not a.is_memory_on
  and exists (
    select
    from
      memory_facts
    where
      user_id = a.id
  );

-- moveMemory
delete from memory_facts d using memory_facts o
where
  d.subject = o.subject
  and (
    (
      d.user_id = $1
      and o.user_id = $2
      and d.updated_at <= o.updated_at
    )
    or (
      d.user_id = $3
      and o.user_id = $4
      and d.updated_at < o.updated_at
    )
  );

-- moveMemory
update "memory_facts"
set
  "user_id" = $1
where
  "user_id" = ($2);

-- dropOldestFacts
delete from memory_facts
where
  id in (
    select
      id
    from
      (
        select
          id,
          kind,
          row_number() over (
            partition by
              kind
            order by
              updated_at desc,
              id desc
          ) as place
        from
          memory_facts
        where
          user_id = $1
      ) f
    where
      f.place > case f.kind
        when 'written' then $2::int
        else $3::int
      end
  );
