-- listPaymentsForStaff
select
  "p".*,
  "a"."username" as "recorded_by"
from
  "payments" as "p"
  left join "admin_users" as "a" on "a"."id" = "p"."admin_id"
where
  "p"."order_id" = ($1)
order by
  "p"."created_at",
  "p"."id";

-- listRefundsForStaff
select
  "r".*,
  "p"."method",
  "asked"."username" as "requested_by_name",
  "agreed"."username" as "approved_by_name"
from
  "refunds" as "r"
  inner join "payments" as "p" on "p"."id" = "r"."payment_id"
  left join "admin_users" as "asked" on "asked"."id" = "r"."requested_by"
  left join "admin_users" as "agreed" on "agreed"."id" = "r"."approved_by"
where
  "r"."order_id" = ($1)
order by
  "r"."created_at",
  "r"."id";

-- listDisputesOfOrder
select
  *
from
  "disputes"
where
  "order_id" = ($1)
order by
  "created_at",
  "id";

-- listDecisionsForStaff
select
  "d".*,
  "r"."law"
from
  "jurisdiction_decisions" as "d"
  left join "jurisdiction_rules" as "r" on "r"."id" = "d"."rule_id"
where
  "d"."order_id" = ($1)
order by
  "d"."id";
