-- insertAudit
insert into
  "audit_log" ("actor", "verb", "target", "before", "after")
values
  ($1, $2, $3, $4, $5);

-- insertAudit
insert into
  "audit_log" ("before", "after")
values
  ($1, $2);

-- listAudit
select
  *
from
  "audit_log"
where
  "target" = ($1)
  and "id" < ($2)
order by
  "id" desc
limit
  $3;

-- listAudit
select
  *
from
  "audit_log"
order by
  "id" desc
limit
  $1;
