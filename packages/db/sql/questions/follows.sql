-- isFollowing
select
  "id"
from
  "question_follows"
where
  "question_id" = ($1)
  and "user_id" = ($2);

-- insertFollow
insert into
  "question_follows" (
    "question_id",
    "user_id",
    "confirmed_at",
    "created_at"
  )
values
  ($1, $2, $3, $4)
on conflict do nothing;

-- insertFollow
insert into
  "question_follows" ()
values
  ()
on conflict do nothing;

-- deleteFollow
delete from "question_follows"
where
  "question_id" = ($1)
  and "user_id" = ($2);

-- lockEmailFollow
insert into
  question_follows (question_id, email)
values
  ($1, $2)
on conflict (lower(email), question_id)
where
  email is not null do update
set
  email = question_follows.email
returning
  id,
  token_until,
  confirmed_at;

-- askFollower
update "question_follows"
set
  "token_hash" = $1,
  "token_until" = $2
where
  "id" = ($3);

-- askFollower
update "question_follows"
set
where
  "id" = ($1);

-- confirmEmailFollow
update question_follows f
set
  confirmed_at = coalesce(f.confirmed_at, $1)
from
  questions q
where
  q.id = f.question_id
  and f.token_hash = $2
  and f.token_until > $3
returning
  f.question_id,
  q.title;

-- endEmailFollow
with
  gone as (
    delete from question_follows
    where
      id = $1
      and email is not null
    returning
      question_id
  )
select
  g.question_id,
  q.title
from
  gone g
  join questions q on q.id = g.question_id;

-- takeFollowers
update question_follows
set
  notified_answer_id = $1
where
  id in (
    select
      f.id
    from
      question_follows f
    where
      f.question_id = $2
      and f.confirmed_at is not null
      and (
        f.notified_answer_id is null
        or f.notified_answer_id < $3
      )
      and not exists (
        select
        from
          questions q
        where
          q.id = f.question_id
          and q.asker_id = f.user_id
      )
      and not exists (
        select
        from
          answers a
        where
          a.id = $4
          and a.expert_id = f.user_id
      )
    order by
      f.id
    limit
      $5
    for no key update of
      f
  )
returning
  id,
  user_id,
  email;

-- deleteFollowsOf
delete from question_follows
where
  lower(email) = lower($1);

-- deleteUnconfirmedFollows
delete from "question_follows"
where
  "email" is not null
  and "confirmed_at" is null
  and "token_until" < ($1);
