-- listOldQuestions
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

-- setContentHtml
update "questions"
set
  "content_html" = $1,
  "content_text" = $2,
  "content_version" = $3
where
  "id" = ($4)
  and "content" = ($5);

-- setContentHtml
update "questions"
set
where
  "id" = $1
  and "content" = $2;

-- listOldAnswers
select
  "id",
  "content"
from
  "answers"
where
  "content_version" < ($1)
order by
  "content_version",
  "id"
limit
  $2;

-- setAnswerHtml
update "answers"
set
  "content_html" = $1,
  "content_text" = $2,
  "content_version" = $3
where
  "id" = ($4)
  and "content" = ($5)
  and "content_version" < ($6);

-- setAnswerHtml
update "answer_steps"
set
  "content_html" = $1
where
  "answer_id" = ($2)
  and "number" = $3;

-- setAnswerHtml
update "answers"
set
where
  "id" = $1
  and "content" = $2
  and "content_version" < $3;

-- listOldComments
select
  "id",
  "content"
from
  "question_comments"
where
  "content_version" < ($1)
order by
  "content_version",
  "id"
limit
  $2;

-- setCommentHtml
update "question_comments"
set
  "content_html" = $1,
  "content_text" = $2,
  "content_version" = $3
where
  "id" = ($4)
  and "content" = ($5);

-- setCommentHtml
update "question_comments"
set
where
  "id" = $1
  and "content" = $2;
