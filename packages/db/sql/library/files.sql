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

-- setFileDownload
update "files"
set
  "download_form" = $1,
  "pdf_sha256" = $2,
  "pdf_bytes" = $3
where
  "sha256" = ($4);

-- setFileDownload
update "files"
set
  "pdf_sha256" = $1,
  "pdf_bytes" = $2
where
  "sha256" = ($3);

-- lockFileHash
select
  pg_advisory_xact_lock(hashtextextended ($1, 0));
