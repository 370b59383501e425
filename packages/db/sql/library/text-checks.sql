-- findUncheckedText
select
  "p"."number",
  "d"."text_check"
from
  "document_pages" as "p"
  inner join "documents" as "d" on "d"."id" = "p"."document_id"
where
  "p"."document_id" = ($1)
  and "p"."is_text_checked" = $2
limit
  $3;

-- listDueTextChecks
select
  "id"
from
  "documents"
where
  "text_check" = 'due'
  and "is_listed" = true
order by
  "id"
limit
  $1;

-- setPageTexts
update document_pages p
set
  text = read.text,
  whole_text = read.whole_text,
  is_text_checked = read.is_text_checked
from
  unnest(
    $1::integer[],
    $2::text[],
    $3::text[],
    $4::boolean[]
  ) as read (number, text, whole_text, is_text_checked)
where
  p.document_id = $5
  and p.number = read.number;

-- giveUpTextCheck
update "documents"
set
  "text_check" = $1
where
  "id" = ($2)
  and "text_check" = $3
  and "is_listed" = $4;
