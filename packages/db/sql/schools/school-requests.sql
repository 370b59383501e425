-- insertSchoolRequest
insert into
  "school_requests" ("user_id", "name", "location")
values
  ($1, $2, $3)
returning
  "id";

-- insertSchoolRequest
insert into
  "school_requests" ()
values
  ()
returning
  "id";

-- listSchoolRequests
select
  "id",
  "name",
  "location",
  "status",
  "created_at"
from
  "school_requests"
where
  ((status = 'open')::int, id) < ($1::bigint, $2::bigint)
order by
  (status = 'open')::int desc,
  "id" desc
limit
  $3;

-- lockSchoolRequest
select
  "id",
  "name",
  "location",
  "status",
  "created_at"
from
  "school_requests"
where
  "id" = ($1)
for update;

-- decideSchoolRequestRow
update "school_requests"
set
  "status" = $1,
  "decided_at" = now()
where
  "id" = ($2);
