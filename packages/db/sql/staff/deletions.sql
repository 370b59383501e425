-- deleteEverything
set
  local statement_timeout = 0;

-- deleteEverything
insert into
  "deletions" ("kind", "row_count", "actor")
values
  ($1, $2, $3)
returning
  "id";

-- restoreEverything
set
  local statement_timeout = 0;

-- lockDeletion
select
  *
from
  "deletions"
where
  "id" = ($1)
for update;

-- listDeletions
select
  *
from
  "deletions"
order by
  "deleted_at" desc
limit
  $1;
