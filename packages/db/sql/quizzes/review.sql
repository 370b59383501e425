-- addReviewCards
insert into
  review_cards (user_id, item_id, question_id, due, created_at)
select
  a.user_id,
  q.item_id,
  q.id,
  $1,
  $2
from
  quiz_attempts a
  join quiz_answers s on s.attempt_id = a.id
  join quiz_questions q on q.id = s.question_id
where
  a.id = $3
  and q.dropped_at is null
  and (s.answer in (q.correct_answer, q.also_correct)) is not true
order by
  q.item_id
on conflict (user_id, item_id) do update
-- Of two versions the later one, also when an earlier attempt is graded anew.
set
  question_id = greatest(review_cards.question_id, excluded.question_id);

-- dropUnneededCard
delete from review_cards c
where
  c.user_id = $1
  and c.item_id = $2
  and c.reps = 0
  and not exists (
    select
    from
      quiz_questions q
      join quiz_answers s on s.question_id = q.id
      join quiz_attempts a on a.id = s.attempt_id
    where
      q.item_id = $3
      and a.user_id = $4
      and a.completed_at is not null
      and (s.answer in (q.correct_answer, q.also_correct)) is not true
  );

-- listReviewCards
select
  "c"."item_id",
  "c"."due",
  "c"."stability",
  "c"."difficulty",
  "c"."state",
  "c"."scheduled_days",
  "c"."learning_steps",
  "c"."reps",
  "c"."lapses",
  "c"."last_review",
  "q"."id",
  "q"."question",
  "q"."option_a",
  "q"."option_b",
  "q"."option_c",
  "q"."option_d",
  "q"."question_html",
  "q"."option_a_html",
  "q"."option_b_html",
  "q"."option_c_html",
  "q"."option_d_html",
  "q"."quiz_id",
  "q"."topic",
  "q"."correct_answer",
  "q"."also_correct",
  "q"."explanation",
  "q"."explanation_html",
  "q"."source",
  "z"."title" as "quiz_title",
  "z"."subject"
from
  "review_cards" as "c"
  inner join "quiz_questions" as "q" on "q"."id" = "c"."question_id"
  inner join "quizzes" as "z" on "z"."id" = "q"."quiz_id"
where
  "c"."user_id" = ($1)
  and "q"."dropped_at" is null
  and not exists (
    select
      "a"."id"
    from
      "quiz_attempts" as "a"
    where
      "a"."user_id" = "c"."user_id"
      and "a"."quiz_id" = "q"."quiz_id"
      and "a"."completed_at" is null
  )
  and "c"."due" <= ($2)
order by
  "c"."due",
  "c"."item_id"
limit
  $3;

-- listReviewCards
select
  "c"."item_id",
  "c"."due",
  "c"."stability",
  "c"."difficulty",
  "c"."state",
  "c"."scheduled_days",
  "c"."learning_steps",
  "c"."reps",
  "c"."lapses",
  "c"."last_review",
  "q"."id",
  "q"."question",
  "q"."option_a",
  "q"."option_b",
  "q"."option_c",
  "q"."option_d",
  "q"."question_html",
  "q"."option_a_html",
  "q"."option_b_html",
  "q"."option_c_html",
  "q"."option_d_html",
  "q"."quiz_id",
  "q"."topic",
  "q"."correct_answer",
  "q"."also_correct",
  "q"."explanation",
  "q"."explanation_html",
  "q"."source",
  "z"."title" as "quiz_title",
  "z"."subject"
from
  "review_cards" as "c"
  inner join "quiz_questions" as "q" on "q"."id" = "c"."question_id"
  inner join "quizzes" as "z" on "z"."id" = "q"."quiz_id"
where
  "c"."user_id" = $1
  and "q"."dropped_at" is null
  and not exists (
    select
      "a"."id"
    from
      "quiz_attempts" as "a"
    where
      "a"."user_id" = "c"."user_id"
      and "a"."quiz_id" = "q"."quiz_id"
      and "a"."completed_at" is null
  )
order by
  "c"."due",
  "c"."item_id"
limit
  $2;

-- countReviewCards
select
  count(*)::int as "total",
  (
    count(*) filter (
      where
        c.due <= $1
    )
  )::int as "due"
from
  "review_cards" as "c"
  inner join "quiz_questions" as "q" on "q"."id" = "c"."question_id"
where
  "c"."user_id" = ($2)
  and "q"."dropped_at" is null
  and not exists (
    select
      "a"."id"
    from
      "quiz_attempts" as "a"
    where
      "a"."user_id" = "c"."user_id"
      and "a"."quiz_id" = "q"."quiz_id"
      and "a"."completed_at" is null
  );

-- countReviewCards
select
  count(*)::int as "total",
  (
    count(*) filter (
      where
        c.due <= $1
    )
  )::int as "due"
from
  "review_cards" as "c"
  inner join "quiz_questions" as "q" on "q"."id" = "c"."question_id"
where
  "c"."user_id" = $2
  and "q"."dropped_at" is null
  and not exists (
    select
      "a"."id"
    from
      "quiz_attempts" as "a"
    where
      "a"."user_id" = "c"."user_id"
      and "a"."quiz_id" = "q"."quiz_id"
      and "a"."completed_at" is null
  );

-- lockReviewCard
select
  "c"."item_id",
  "c"."due",
  "c"."stability",
  "c"."difficulty",
  "c"."state",
  "c"."scheduled_days",
  "c"."learning_steps",
  "c"."reps",
  "c"."lapses",
  "c"."last_review"
from
  "review_cards" as "c"
  inner join "quiz_questions" as "q" on "q"."id" = "c"."question_id"
where
  "c"."user_id" = ($1)
  and "q"."dropped_at" is null
  and not exists (
    select
      "a"."id"
    from
      "quiz_attempts" as "a"
    where
      "a"."user_id" = "c"."user_id"
      and "a"."quiz_id" = "q"."quiz_id"
      and "a"."completed_at" is null
  )
  and "c"."item_id" = ($2)
for update of
  "c";

-- lockReviewCard
select
  "c"."item_id",
  "c"."due",
  "c"."stability",
  "c"."difficulty",
  "c"."state",
  "c"."scheduled_days",
  "c"."learning_steps",
  "c"."reps",
  "c"."lapses",
  "c"."last_review"
from
  "review_cards" as "c"
  inner join "quiz_questions" as "q" on "q"."id" = "c"."question_id"
where
  "c"."user_id" = $1
  and "q"."dropped_at" is null
  and not exists (
    select
      "a"."id"
    from
      "quiz_attempts" as "a"
    where
      "a"."user_id" = "c"."user_id"
      and "a"."quiz_id" = "q"."quiz_id"
      and "a"."completed_at" is null
  )
  and "c"."item_id" = $2
for update of
  "c";

-- scheduleReviewCard
update "review_cards"
set
  "0" = $1
where
  "user_id" = ($2)
  and "item_id" = ($3);

-- moveReviewCards
delete from review_cards t using review_cards o
where
  t.item_id = o.item_id
  and (
    (
      t.user_id = $1
      and o.user_id = $2
      and t.reps <= o.reps
    )
    or (
      t.user_id = $3
      and o.user_id = $4
      and t.reps < o.reps
    )
  );

-- moveReviewCards
update "review_cards"
set
  "user_id" = $1
where
  "user_id" = ($2);
