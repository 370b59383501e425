-- findOpenReport
select
  "id"
from
  "reports"
where
  "kind" = ($1)
  and "target_id" = ($2)
  and "reporter_id" = ($3)
  and "status" = $4;

-- findOpenReport
select
  "id"
from
  "reports"
where
  "kind" = $1
  and "target_id" = $2
  and "reporter_id" = ($3)
  and "status" = $4;

-- insertReport
insert into
  "reports" (
    "kind",
    "target_id",
    "reporter_id",
    "reason",
    "is_urgent",
    "note",
    "duplicate_of"
  )
values
  ($1, $2, $3, $4, $5, $6, $7)
returning
  "id";

-- insertReport
insert into
  "reports" ("reporter_id")
values
  ($1)
returning
  "id";

-- replaceReport
update "reports"
set
  "reason" = $1,
  "is_urgent" = $2,
  "note" = $3,
  "duplicate_of" = $4
where
  "id" = ($5);

-- replaceReport
update "reports"
set
where
  "id" = ($1);

-- listReports
select
  "r"."id",
  "r"."reason",
  "r"."note",
  "r"."duplicate_of",
  "q"."title" as "duplicate_title",
  "r"."reporter_id",
  "r"."status",
  "r"."created_at",
  "r"."decided_at",
  "r"."decided_by"
from
  "reports" as "r"
  left join "questions" as "q" on "q"."id" = "r"."duplicate_of"
where
  "r"."kind" = ($1)
  and "r"."target_id" = ($2)
order by
  "r"."status" = $3 desc,
  "r"."id" desc
limit
  $4;

-- listReports
select
  "r"."id",
  "r"."reason",
  "r"."note",
  "r"."duplicate_of",
  "q"."title" as "duplicate_title",
  "r"."reporter_id",
  "r"."status",
  "r"."created_at",
  "r"."decided_at",
  "r"."decided_by"
from
  "reports" as "r"
  left join "questions" as "q" on "q"."id" = "r"."duplicate_of"
where
  "r"."kind" = $1
  and "r"."target_id" = $2
order by
  "r"."status" = $3 desc,
  "r"."id" desc
limit
  $4;

-- countReports
select
  count(*) as "total",
  count(*) filter (
    where
      "status" = $1
  ) as "open",
  coalesce(max("id"), 0) as "latest_id"
from
  "reports"
where
  "kind" = ($2)
  and "target_id" = ($3);

-- countReports
select
  count(*) as "total",
  count(*) filter (
    where
      "status" = $1
  ) as "open",
  coalesce(max("id"), 0) as "latest_id"
from
  "reports"
where
  "kind" = $2
  and "target_id" = $3;

-- closeReports
update "reports"
set
  "status" = $1,
  "decided_at" = $2,
  "decided_by" = $3,
  "decision" = $4
where
  "kind" = ($5)
  and "target_id" = ($6)
  and "status" = $7;

-- closeReports
update "reports"
set
where
  "kind" = $1
  and "target_id" = $2
  and "status" = $3;

-- overturnReports
update "reports"
set
  "status" = $1,
  "decided_at" = $2,
  "decided_by" = $3,
  "decision" = $4
where
  "kind" = ($5)
  and "target_id" = ($6)
  and "status" = $7;

-- overturnReports
update "reports"
set
  "status" = $1,
  "decision" = $2
where
  "kind" = $3
  and "target_id" = $4
  and "status" = $5;

-- listDecidedReports
select
  "reporter_id",
  "reason",
  "created_at"
from
  "reports"
where
  "kind" = ($1)
  and "target_id" = ($2)
  and "decided_at" = ($3)
order by
  "id";

-- listDecidedReports
select
  "reporter_id",
  "reason",
  "created_at"
from
  "reports"
where
  "kind" = $1
  and "target_id" = $2
  and "decided_at" = ($3)
order by
  "id";
