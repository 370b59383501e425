-- findExpert
select
  *
from
  "experts"
where
  "user_id" = ($1);

-- saveExpert
insert into
  "experts" ("0", "user_id")
values
  ($1, $2)
on conflict ("user_id") do update
set
  "0" = $3,
  "version" = experts.version + 1;

-- saveExpert
insert into
  "experts" ("user_id")
values
  ($1)
on conflict ("user_id") do update
set
  "version" = experts.version + 1;

-- listStaffExperts
select
  "e".*,
  "u"."email",
  "u"."first_name",
  "u"."last_name",
  "a"."username" as "decided_by_name"
from
  "experts" as "e"
  inner join "users" as "u" on "u"."id" = "e"."user_id"
  left join "admin_users" as "a" on "a"."id" = "e"."decided_by"
where
  $1
  and (
    coalesce(u.email::text, '') || ' ' || coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '') || ' ' || u.id || ' ' || e.headline
  ) ilike $2
  and (e.is_waiting, e.id) < ($3, $4)
order by
  "e"."is_waiting" desc,
  "e"."id" desc
limit
  $5;

-- listStaffExperts
select
  "e".*,
  "u"."email",
  "u"."first_name",
  "u"."last_name",
  "a"."username" as "decided_by_name"
from
  "experts" as "e"
  inner join "users" as "u" on "u"."id" = "e"."user_id"
  left join "admin_users" as "a" on "a"."id" = "e"."decided_by"
order by
  "e"."is_waiting" desc,
  "e"."id" desc
limit
  $1;

-- findStaffExpert
select
  "e".*,
  "u"."email",
  "u"."first_name",
  "u"."last_name",
  "a"."username" as "decided_by_name"
from
  "experts" as "e"
  inner join "users" as "u" on "u"."id" = "e"."user_id"
  left join "admin_users" as "a" on "a"."id" = "e"."decided_by"
where
  "e"."user_id" = ($1);

-- countWaitingExperts
select
  count(*) as "n"
from
  "experts"
where
  "is_waiting" = $1;

-- mergeExperts
delete from experts e using experts o
where
  (
    e.user_id = $1
    and o.user_id = $2
    and array_position(
      array['approved', 'applied', 'ended', 'refused'],
      "e"."status"
    ) >= array_position(
      array['approved', 'applied', 'ended', 'refused'],
      "o"."status"
    )
  )
  or (
    e.user_id = $3
    and o.user_id = $4
    and array_position(
      array['approved', 'applied', 'ended', 'refused'],
      "e"."status"
    ) > array_position(
      array['approved', 'applied', 'ended', 'refused'],
      "o"."status"
    )
  );

-- mergeExperts
update "experts"
set
  "user_id" = $1,
  "version" = version + 1
where
  "user_id" = ($2);
