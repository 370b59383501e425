-- listSchools
select
  "id",
  "name",
  "type",
  "location",
  "document_count",
  "question_count"
from
  "schools"
where
  (
    "type" = ($1)
    and (
      name || ' ' || coalesce(location, '') || ' ' || replace(type, '_', ' ')
    ) ilike $2
  )
  and (document_count, id) < ($3::bigint, $4::bigint)
order by
  "document_count" desc,
  "id" desc
limit
  $5;

-- listSchools
select
  "id",
  "name",
  "type",
  "location",
  "document_count",
  "question_count"
from
  "schools"
where
  1 = 1
order by
  "document_count" desc,
  "id" desc
limit
  $1;

-- countSchoolsByType
select
  "type",
  count(*) as "count"
from
  "schools"
where
  (
    name || ' ' || coalesce(location, '') || ' ' || replace(type, '_', ' ')
  ) ilike $1
group by
  "type";

-- findSchool
select
  "id",
  "name",
  "type",
  "location",
  "document_count",
  "question_count"
from
  "schools"
where
  "id" = ($1);

-- insertSchools
insert into
  "schools" ("0")
values
  ($1)
on conflict ("source_key") do nothing;

-- listSchoolNamesOutside
select
  "name"
from
  "schools"
where
  (
    "source_key" is null
    or "source_key" not like $1
  );
