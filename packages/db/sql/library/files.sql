-- upsertFile
insert into
  "files" ("sha256", "size_bytes", "storage_key")
values
  ($1, $2, $3)
on conflict ("sha256") do nothing;

-- upsertFile
insert into
  "files" ()
values
  ()
on conflict ("sha256") do nothing;

-- hasFiles
select
  "sha256"
from
  "files"
where
  "size_bytes" > $1
limit
  $2;

-- findFile
select
  *
from
  "files"
where
  "sha256" = ($1);

-- setFileKind
update "files"
set
  "kind" = $1
where
  "sha256" = ($2);

-- lockFileHash
select
  pg_advisory_xact_lock(hashtextextended ($1, 0));
