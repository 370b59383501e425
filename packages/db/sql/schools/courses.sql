-- listCourses
select
  "id",
  "school_id",
  "name",
  "code",
  "department",
  "document_count"
from
  "courses"
where
  "school_id" = ($1)
  and (
    "name" ilike $2
    or "code" ilike $3
    or "department" ilike $4
  )
  and (coalesce(code, ''), id) > (
    select
      coalesce(code, ''),
      id
    from
      courses
    where
      id = $5
  )
order by
  coalesce(code, ''),
  "id"
limit
  $6;

-- listCourses
select
  "id",
  "school_id",
  "name",
  "code",
  "department",
  "document_count"
from
  "courses"
where
  "school_id" = ($1)
order by
  coalesce(code, ''),
  "id"
limit
  $2;

-- findCourse
select
  "id",
  "school_id",
  "name",
  "code",
  "department",
  "document_count"
from
  "courses"
where
  "id" = ($1);

-- insertCourse
insert into
  "courses" (
    "school_id",
    "name",
    "code",
    "department",
    "created_by"
  )
values
  ($1, $2, $3, $4, $5)
on conflict (school_id, lower(code)) do nothing
returning
  "id",
  "school_id",
  "name",
  "code",
  "department",
  "document_count";

-- insertCourse
select
  "id",
  "school_id",
  "name",
  "code",
  "department",
  "document_count"
from
  "courses"
where
  "school_id" = ($1)
  and lower(code) = lower($2);

-- insertCourse
insert into
  "courses" ()
values
  ()
on conflict (school_id, lower(code)) do nothing
returning
  "id",
  "school_id",
  "name",
  "code",
  "department",
  "document_count";

-- insertCourse
select
  "id",
  "school_id",
  "name",
  "code",
  "department",
  "document_count"
from
  "courses"
where
  "school_id" = $1
  and lower(code) = lower($2);
