-- listForgettable
select
  "d"."id"
from
  "documents" as "d"
where
  "d"."withdrawn_at" < ($1)
  and "d"."held_because" is null
  and d.refusal_code is distinct from 'erased'
  and not exists (
    select
    from
      document_unlocks u
    where
      u.document_id = d.id
  )
  and not exists (
    select
    from
      reports r
    where
      r.kind = 'document'
      and r.target_id = d.id
      and r.status = 'open'
  )
  and not exists (
    select
    from
      document_appeals a
    where
      a.document_id = d.id
      and a.status = 'open'
  )
  and not exists (
    select
    from
      documents w
    where
      w.similar_to = d.id
      and w.originality = 'waiting'
  )
order by
  "d"."withdrawn_at"
limit
  $2;

-- isForgettable
select
  "d"."id"
from
  "documents" as "d"
where
  "d"."withdrawn_at" < ($1)
  and "d"."held_because" is null
  and d.refusal_code is distinct from 'erased'
  and not exists (
    select
    from
      document_unlocks u
    where
      u.document_id = d.id
  )
  and not exists (
    select
    from
      reports r
    where
      r.kind = 'document'
      and r.target_id = d.id
      and r.status = 'open'
  )
  and not exists (
    select
    from
      document_appeals a
    where
      a.document_id = d.id
      and a.status = 'open'
  )
  and not exists (
    select
    from
      documents w
    where
      w.similar_to = d.id
      and w.originality = 'waiting'
  )
  and "d"."id" = ($2);
