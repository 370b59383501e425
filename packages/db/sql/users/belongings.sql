-- countBelongings
select
  (
    select
      count(*)
    from
      documents
    where
      uploader_id = $1
      and deleted_at is null
  )::int as uploads,
  (
    select
      coalesce(sum(delta), 0)
    from
      credit_entries
    where
      user_id = $2
  )::int as credits,
  (
    select
      coalesce(sum(reward_value), 0)
    from
      rewards
    where
      user_id = $3
      and revoked_at is null
  )::int as "rewardPoints",
  (
    select
      count(*)
    from
      document_unlocks
    where
      user_id = $4
  )::int as unlocks,
  (
    select
      count(*)
    from
      questions
    where
      asker_id = $5
      and deleted_at is null
  )::int as questions,
  (
    select
      count(*)
    from
      orders o
    where
      o.user_id = $6
      and (
        o.status <> 'draft'
        or num_nonnulls (
          o.name,
          o.email,
          o.phone,
          o.education_level,
          o.paper_type,
          o.paper_quality,
          o.major_course,
          o.topic,
          o.who_assisted,
          o.citation_style,
          o.reference,
          o.paper_description,
          o.extra_requirements,
          o.institution_country,
          o.institution_region,
          o.billing_country,
          o.integrity_acknowledged_at
        ) > 0
        or o.word_count not in (0, 250)
        or o.number_of_pages <> 1
        or o.delivery_time <> '7-days'
        or o.service <> 'assignment-writing'
        or exists (
          select
          from
            order_files f
          where
            f.order_id = o.id
            and f.removed_at is null
        )
      )
  )::int as orders,
  (
    (
      select
        count(*)
      from
        document_views
      where
        user_id = $7
    ) + (
      select
        count(*)
      from
        document_ratings
      where
        user_id = $8
    ) + (
      select
        count(*)
      from
        document_downloads
      where
        user_id = $9
    ) + (
      select
        count(*)
      from
        document_appeals
      where
        user_id = $10
    ) + (
      select
        count(*)
      from
        school_requests
      where
        user_id = $11
    ) + (
      select
        count(*)
      from
        reports
      where
        reporter_id = $12
    ) + (
      select
        count(*)
      from
        messages
      where
        user_id = $13
    ) + (
      select
        count(*)
      from
        courses
      where
        created_by = $14
    ) + (
      select
        count(*)
      from
        experts
      where
        user_id = $15
    ) + (
      select
        count(*)
      from
        expert_proofs
      where
        user_id = $16
    ) + (
      select
        count(*)
      from
        answers
      where
        expert_id = $17
    ) + (
      select
        count(*)
      from
        question_comments
      where
        author_id = $18
    ) + (
      select
        count(*)
      from
        question_follows
      where
        user_id = $19
    ) + (
      select
        count(*)
      from
        question_drafts
      where
        user_id = $20
        and title || content <> ''
    ) + (
      select
        count(*)
      from
        answer_drafts
      where
        user_id = $21
    ) + (
      select
        count(*)
      from
        quiz_attempts
      where
        user_id = $22
    ) + (
      select
        count(*)
      from
        quiz_generations
      where
        user_id = $23
    ) + (
      select
        count(*)
      from
        conversations
      where
        user_id = $24
        and is_kept
    ) + (
      select
        count(*)
      from
        memory_facts
      where
        user_id = $25
    ) + (
      select
        count(*)
      from
        review_cards
      where
        user_id = $26
    ) + (
      select
        count(*)
      from
        exam_shields
      where
        user_id = $27
    ) + (
      select
        count(*)
      from
        images
      where
        user_id = $28
    )
  )::int as other;
