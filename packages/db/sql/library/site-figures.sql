-- countSite
select
  (
    select
      count(*)
    from
      documents
    where
      is_listed
  ) as documents,
  (
    select
      count(*)
    from
      schools
  ) as schools,
  (
    select
      count(*)
    from
      courses
  ) as courses,
  (
    select
      count(*)
    from
      questions
    where
      is_listed
  ) as questions,
  (
    select
      count(*)
    from
      answers a
      join questions q on q.id = a.question_id
    where
      q.is_listed
  ) as answers;
