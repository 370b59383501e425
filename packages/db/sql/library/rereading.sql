-- findUncheckedText
select
  "p"."number",
  "d"."text_check",
  "d"."reader_version",
  "d"."is_listed"
from
  "document_pages" as "p"
  inner join "documents" as "d" on "d"."id" = "p"."document_id"
where
  "p"."document_id" = ($1)
  and "p"."is_text_checked" = $2
limit
  $3;

-- listDueRereads
select
  "id"
from
  "documents"
where
  "is_listed" = true
  and "reader_version" < ($1)
order by
  "reader_version",
  "id"
limit
  $2;

-- giveUpRereading
update "documents"
set
  "reader_version" = $1,
  "reread_problem" = $2,
  "text_check" = case
    when text_check = 'done' then 'done'
    else $3
  end
where
  "id" = ($4)
  and "reader_version" < ($5)
  and "is_listed" = $6;
