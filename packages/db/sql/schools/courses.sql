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
    or lower(
      translate(
        "code",
        E' \t\u00a0-\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
        ''
      )
    ) = lower(
      translate(
        $5::text,
        E' \t\u00a0-\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
        ''
      )
    )
  )
  and (coalesce(code, ''), id) > (
    select
      coalesce(code, ''),
      id
    from
      courses
    where
      id = $6
  )
order by
  coalesce(code, ''),
  "id"
limit
  $7;

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
select
  pg_advisory_xact_lock(
    hashtextextended (
      $1 || lower(
        translate(
          $2::text,
          E' \t\u00a0-\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
          ''
        )
      ),
      0
    )
  );

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
  and lower(
    translate(
      "code",
      E' \t\u00a0-\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
      ''
    )
  ) = lower(
    translate(
      $2::text,
      E' \t\u00a0-\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
      ''
    )
  )
order by
  code <> $3,
  "id"
limit
  $4;

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
  and lower(
    translate(
      "code",
      E' \t\u00a0-\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
      ''
    )
  ) = lower(
    translate(
      $2::text,
      E' \t\u00a0-\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
      ''
    )
  )
order by
  code <> $3,
  "id"
limit
  $4;

-- insertCourse
insert into
  "courses" ()
values
  ()
returning
  "id",
  "school_id",
  "name",
  "code",
  "department",
  "document_count";
