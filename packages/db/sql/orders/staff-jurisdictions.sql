-- listRulesForStaff
select
  "r".*,
  "a"."username"
from
  "jurisdiction_rules" as "r"
  left join "admin_users" as "a" on "a"."id" = "r"."updated_by"
order by
  "r"."country",
  "r"."region",
  "r"."id";

-- findRuleForStaff
select
  "r".*,
  "a"."username"
from
  "jurisdiction_rules" as "r"
  left join "admin_users" as "a" on "a"."id" = "r"."updated_by"
where
  "r"."id" = ($1);

-- insertRule
insert into
  "jurisdiction_rules" (
    "country",
    "region",
    "law",
    "updated_by",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5)
returning
  "id";

-- insertRule
insert into
  "jurisdiction_rules" ("updated_at")
values
  ($1)
returning
  "id";

-- lockRule
select
  *
from
  "jurisdiction_rules"
where
  "id" = ($1)
for no key update;

-- updateRule
update "jurisdiction_rules"
set
  "0" = $1
where
  "id" = ($2);

-- updateRule
update "jurisdiction_rules"
set
where
  "id" = ($1);
