-- listForgettable
select
  "d"."id"
from
  "documents" as "d"
where
  "d"."withdrawn_at" < ($1)
  and d.refusal_code is distinct from 'erased'
  and not exists (
    select
    from
      document_unlocks u
    where
      u.document_id = d.id
  )
order by
  "d"."withdrawn_at"
limit
  $2;
