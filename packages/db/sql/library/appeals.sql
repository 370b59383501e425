-- insertAppeal
insert into
  "document_appeals" ("document_id", "user_id", "message")
values
  ($1, $2, $3);

-- insertAppeal
insert into
  "document_appeals" ()
values
  ();

-- findLatestAppeal
select
  *
from
  "document_appeals"
where
  "document_id" = ($1)
order by
  "id" desc
limit
  $2;

-- findAppeal
select
  *
from
  "document_appeals"
where
  "id" = ($1);

-- lockAppeal
select
  *
from
  "document_appeals"
where
  "id" = ($1)
for update;

-- decideAppealRow
update "document_appeals"
set
  "status" = $1,
  "answer" = $2,
  "decided_at" = now()
where
  "id" = ($3);

-- closeOpenAppeal
update "document_appeals"
set
  "status" = $1,
  "answer" = $2,
  "decided_at" = now()
where
  "document_id" = ($3)
  and "status" = $4;
