-- listActiveRules
select
  "id",
  "country",
  "region",
  "law",
  "is_active"
from
  "jurisdiction_rules"
where
  "is_active" = $1
order by
  "country",
  "region",
  "id";

-- insertJurisdictionDecision
insert into
  "jurisdiction_decisions" ("0")
values
  ($1);

-- findLastDecision
select
  *
from
  "jurisdiction_decisions"
where
  "order_id" = ($1)
order by
  "id" desc
limit
  $2;
