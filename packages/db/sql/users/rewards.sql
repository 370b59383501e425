-- insertReward
insert into
  "rewards" (
    "user_id",
    "type",
    "milestone",
    "title",
    "description",
    "reward_value",
    "document_id"
  )
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict ("user_id", "type", "milestone") do update
set
  "revoked_at" = $8,
  "document_id" = coalesce(excluded.document_id, rewards.document_id)
where
  "rewards"."revoked_at" is not null
returning
  "reward_value",
  xmax = 0 as "is_new";

-- insertReward
update "users"
set
  "rewards_earned" = greatest(0, rewards_earned + $1)
where
  "id" = ($2);

-- insertReward
update "users"
set
  "last_reward_at" = now()
where
  "id" = ($1);

-- insertReward
insert into
  "rewards" ("document_id")
values
  ($1)
on conflict ("user_id", "type", "milestone") do update
set
  "revoked_at" = $2,
  "document_id" = coalesce(excluded.document_id, rewards.document_id)
where
  "rewards"."revoked_at" is not null
returning
  "reward_value",
  xmax = 0 as "is_new";

-- revokeRewards
update "rewards"
set
  "revoked_at" = now()
where
  "user_id" = ($1)
  and "type" = ($2)
  and "milestone" in ($3)
  and "revoked_at" is null
returning
  "reward_value";

-- revokeRewards
update "users"
set
  "rewards_earned" = greatest(0, rewards_earned + $1)
where
  "id" = ($2);

-- rewardedMilestones
select
  "milestone"
from
  "rewards"
where
  "user_id" = ($1)
  and "type" = ($2)
  and "revoked_at" is null
order by
  "milestone";

-- listRewards
select
  *
from
  "rewards"
where
  "user_id" = ($1)
  and "revoked_at" is null
  and "id" < ($2)
order by
  "id" desc
limit
  $3;

-- countRewards
select
  count(*) as "count"
from
  "rewards"
where
  "user_id" = ($1)
  and "revoked_at" is null;

-- rewardsOfDocument
select
  "title",
  "reward_value"
from
  "rewards"
where
  "document_id" = ($1)
  and "revoked_at" is null
order by
  "id";
