-- updateHiddenImages
with
  changed as (
    select
      a.expert_id as author_id,
      concat_ws(
        ' ',
        a.content,
        (
          select
            string_agg(s.content, ' ')
          from
            answer_steps s
          where
            s.answer_id = a.id
        )
      ) as content
    from
      answers a
    where
      a.id = $1
  ),
  named as (
    select
      author_id,
      content
    from
      changed
    union all
    select
      author_id,
      content
    from
      (
        select distinct
          author_id
        from
          changed
      ) as authors
      cross join unnest($2::text[]) as also (content)
  )
select
  i.id
from
  images i
where
  i.used_at is not null
  and i.user_id in (
    select
      author_id
    from
      changed
  )
  and exists (
    select
    from
      named
    where
      author_id = i.user_id
      and strpos(content, i.id) > 0
  )
order by
  i.id
for no key update;

-- updateHiddenImages
update images i
set
  hidden_at = case
    when exists (
      select
      from
        questions q
      where
        q.asker_id = i.user_id
        and q.is_listed
        and strpos(q.content, i.id) > 0
      union all
      select
      from
        answers a
        join questions q on q.id = a.question_id
      where
        a.expert_id = i.user_id
        and a.status = 'visible'
        and q.is_listed
        and (
          strpos(a.content, i.id) > 0
          or exists (
            select
            from
              answer_steps s
            where
              s.answer_id = a.id
              and strpos(s.content, i.id) > 0
          )
        )
      union all
      select
      from
        question_comments c
        join questions q on q.id = c.question_id
      where
        c.author_id = i.user_id
        and c.status = 'visible'
        and q.is_listed
        and strpos(c.content, i.id) > 0
    ) then null
    else coalesce(i.hidden_at, now())
  end
where
  i.id = any ($1);

-- settleHeldImages
with
  held as (
    select
      q.asker_id as author_id,
      q.content
    from
      questions q
    where
      q.status = 'held'
      and q.deleted_at is null
    union all
    select
      a.expert_id as author_id,
      concat_ws(
        ' ',
        a.content,
        (
          select
            string_agg(s.content, ' ')
          from
            answer_steps s
          where
            s.answer_id = a.id
        )
      ) as content
    from
      answers a
    where
      a.status = 'held'
    union all
    select
      c.author_id,
      c.content
    from
      question_comments c
    where
      c.author_id is not null
      and c.status = 'held'
  )
select
  i.id
from
  images i
where
  i.used_at is not null
  and (
    (
      i.hidden_at is null
      and i.user_id in (
        select
          author_id
        from
          held
      )
      and exists (
        select
        from
          held
        where
          author_id = i.user_id
          and strpos(content, i.id) > 0
      )
      and not exists (
        select
        from
          questions q
        where
          q.asker_id = i.user_id
          and q.is_listed
          and strpos(q.content, i.id) > 0
        union all
        select
        from
          answers a
          join questions q on q.id = a.question_id
        where
          a.expert_id = i.user_id
          and a.status = 'visible'
          and q.is_listed
          and (
            strpos(a.content, i.id) > 0
            or exists (
              select
              from
                answer_steps s
              where
                s.answer_id = a.id
                and strpos(s.content, i.id) > 0
            )
          )
        union all
        select
        from
          question_comments c
          join questions q on q.id = c.question_id
        where
          c.author_id = i.user_id
          and c.status = 'visible'
          and q.is_listed
          and strpos(c.content, i.id) > 0
      )
    )
    or (
      i.hidden_at >= $1
      and exists (
        select
        from
          questions q
        where
          q.asker_id = i.user_id
          and q.is_listed
          and strpos(q.content, i.id) > 0
        union all
        select
        from
          answers a
          join questions q on q.id = a.question_id
        where
          a.expert_id = i.user_id
          and a.status = 'visible'
          and q.is_listed
          and (
            strpos(a.content, i.id) > 0
            or exists (
              select
              from
                answer_steps s
              where
                s.answer_id = a.id
                and strpos(s.content, i.id) > 0
            )
          )
        union all
        select
        from
          question_comments c
          join questions q on q.id = c.question_id
        where
          c.author_id = i.user_id
          and c.status = 'visible'
          and q.is_listed
          and strpos(c.content, i.id) > 0
      )
    )
  )
order by
  i.id
limit
  $2
for no key update;

-- settleHeldImages
update images i
set
  hidden_at = case
    when exists (
      select
      from
        questions q
      where
        q.asker_id = i.user_id
        and q.is_listed
        and strpos(q.content, i.id) > 0
      union all
      select
      from
        answers a
        join questions q on q.id = a.question_id
      where
        a.expert_id = i.user_id
        and a.status = 'visible'
        and q.is_listed
        and (
          strpos(a.content, i.id) > 0
          or exists (
            select
            from
              answer_steps s
            where
              s.answer_id = a.id
              and strpos(s.content, i.id) > 0
          )
        )
      union all
      select
      from
        question_comments c
        join questions q on q.id = c.question_id
      where
        c.author_id = i.user_id
        and c.status = 'visible'
        and q.is_listed
        and strpos(c.content, i.id) > 0
    ) then null
    else coalesce(i.hidden_at, now())
  end
where
  i.id = any ($1);
