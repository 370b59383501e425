-- listOldTexts
select
  "id",
  "content"
from
  "questions"
where
  "content_version" < ($1)
order by
  "content_version",
  "id"
limit
  $2;

-- setTextHtml
update "questions"
set
  "content_html" = $1,
  "content_version" = $2
where
  "id" = ($3)
  and "content" = ($4);

-- setTextHtml
update "questions"
set
where
  "id" = $1
  and "content" = $2;
