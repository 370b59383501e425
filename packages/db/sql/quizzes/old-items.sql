-- listOldItems
select
  "id",
  "question",
  "option_a",
  "option_b",
  "option_c",
  "option_d",
  "explanation"
from
  "quiz_questions"
where
  "html_version" < ($1)
order by
  "html_version",
  "id"
limit
  $2;

-- setItemHtml
update "quiz_questions"
set
  "0" = $1,
  "html_version" = $2
where
  "id" = ($3)
  and "question" = ($4);

-- setItemHtml
update "quiz_questions"
set
where
  "id" = $1
  and "question" = $2;
