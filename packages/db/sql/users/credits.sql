-- insertCreditEntry
insert into
  "credit_entries" (
    "user_id",
    "delta",
    "reason",
    "source",
    "milestone",
    "document_id"
  )
values
  ($1, $2, $3, $4, $5, $6);

-- insertCreditEntry
insert into
  "credit_entries" ("milestone", "document_id")
values
  ($1, $2);

-- hasCreditEntry
select
  "id"
from
  "credit_entries"
where
  "user_id" = ($1)
  and "source" = ($2);

-- sumCredits
select
  coalesce(sum("delta"), 0) as "balance"
from
  "credit_entries"
where
  "user_id" = ($1);

-- creditsOfDocument
select
  coalesce(sum("delta"), 0) as "credits"
from
  "credit_entries"
where
  "document_id" = ($1)
  and "reason" = $2;

-- milestoneStates
select
  "milestone",
  sum("delta") as "net",
  count(*) as "entryCount"
from
  "credit_entries"
where
  "user_id" = ($1)
  and "milestone" is not null
group by
  "milestone";

-- listCreditEntries
select
  "e"."id",
  "e"."delta",
  "e"."reason",
  "e"."document_id",
  "d"."title" as "document_title",
  "e"."created_at"
from
  "credit_entries" as "e"
  left join "documents" as "d" on "d"."id" = "e"."document_id"
where
  "e"."user_id" = ($1)
order by
  "e"."id" desc
limit
  $2;

-- countCreditEntries
select
  count(*) as "count"
from
  "credit_entries"
where
  "user_id" = ($1)
  and "reason" = ($2)
  and "document_id" = ($3);

-- countCreditEntries
select
  count(*) as "count"
from
  "credit_entries"
where
  "user_id" = $1
  and "reason" = $2
  and "document_id" = $3;
