-- listLatestContent
select distinct
  on ("text_versions"."name") "text_versions"."id",
  "name",
  "username",
  "text_versions"."created_at",
  source is null as "is_built"
from
  "text_versions"
  inner join "admin_users" on "admin_users"."id" = "text_versions"."admin_id"
order by
  "name",
  "text_versions"."id" desc;

-- listTextOrigins
select distinct
  on ("name") "name",
  "based_on"
from
  "text_versions"
order by
  "name",
  "id" desc;

-- findTextVersion
select
  *
from
  "text_versions"
where
  "id" = ($1);

-- listTextVersions
select
  "text_versions"."id",
  "note",
  "source",
  "username",
  "text_versions"."created_at"
from
  "text_versions"
  inner join "admin_users" on "admin_users"."id" = "text_versions"."admin_id"
where
  "name" = ($1)
order by
  "text_versions"."id" desc;

-- listTextSources
select
  "source"
from
  "text_versions"
where
  "name" = ($1)
  and "source" is not null
order by
  "id" desc;

-- lockText
select
  pg_advisory_xact_lock(hashtextextended ('text:' || $1, 0));

-- lockText
select
  "id"
from
  "text_versions"
where
  "name" = ($1)
order by
  "id" desc
limit
  $2;

-- insertTextVersion
insert into
  "text_versions" ("0")
values
  ($1)
returning
  "id";
