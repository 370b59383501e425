-- listLateReviews
select
  "id"
from
  "documents"
where
  "originality" = $1
  and "status" = $2
  and "deleted_at" is null
  and "review_due_at" <= ($3)
  and "review_alerted_at" is null
order by
  "id"
limit
  $4;

-- markReviewsAlerted
update "documents"
set
  "review_alerted_at" = $1
where
  "id" in ($2)
  and "originality" = $3
  and "review_alerted_at" is null
returning
  "id";
