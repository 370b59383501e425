-- replacePages
delete from "document_pages"
where
  "document_id" = $1;

-- replacePages
insert into
  "document_pages" (
    "number",
    "text",
    "width",
    "height",
    "document_id",
    "is_free"
  )
values
  ($1, $2, $3, $4, $5, $6);

-- pagesToCompare
select
  "number",
  "picture_hash",
  "picture_shape",
  left(text, $1) as "text",
  left(whole_text, $2) as "whole_text"
from
  "document_pages"
where
  "document_id" = ($3)
order by
  "number";

-- setPictureMarks
update "document_pages"
set
  "picture_hash" = $1,
  "picture_shape" = $2
where
  "document_id" = ($3)
  and "number" = ($4);

-- setPictureMarks
update "document_pages"
set
where
  "document_id" = ($1)
  and "number" = $2;

-- listPages
select
  "number",
  "width",
  "height"
from
  "document_pages"
where
  "document_id" = ($1)
order by
  "number";

-- listFreePages
select
  "number",
  "text"
from
  "document_pages"
where
  "document_id" = ($1)
  and "is_free" = $2
order by
  "number";

-- findPage
select
  "number",
  "text"
from
  "document_pages"
where
  "document_id" = ($1)
  and "number" = ($2);
