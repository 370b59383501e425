-- scheduleErasure
update "users"
set
  "erasure_requested_at" = coalesce(erasure_requested_at, $1),
  "erase_after" = coalesce(erase_after, $2),
  "keeps_shared" = $3
where
  "id" = ($4);

-- scheduleErasure
update "users"
set
  "erasure_requested_at" = coalesce(erasure_requested_at, $1),
  "erase_after" = coalesce(erase_after, $2)
where
  "id" = ($3);

-- cancelErasure
update "users"
set
  "erasure_requested_at" = $1,
  "erase_after" = $2,
  "keeps_shared" = $3
where
  "id" = ($4);

-- listDueErasures
select
  "id"
from
  "users"
where
  "erase_after" <= ($1)
  and "erased_at" is null
  and "merged_into" is null
order by
  "erase_after"
limit
  $2;

-- lockDueErasure
set
  local statement_timeout = 0;

-- lockDueErasure
select
  "id",
  "email",
  "email_verified_at",
  "first_name",
  "keeps_shared"
from
  "users"
where
  "id" = ($1)
  and "erase_after" <= ($2)
  and "erased_at" is null
  and "merged_into" is null
for no key update;

-- deletePrivateRows
delete from "sessions"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "oidc_identities"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "totp_factors"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "recovery_codes"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "passkeys"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "email_tokens"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "mails"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "welcome_grants"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "mail_opt_outs"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "notifications"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "document_unlocks"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "document_views"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "document_downloads"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "experts"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "question_follows"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "question_claims"
where
  "expert_id" = any ($1);

-- deletePrivateRows
delete from "answer_step_reveals"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "answer_helpful"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "question_drafts"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "answer_drafts"
where
  "user_id" = any ($1);

-- deletePrivateRows
delete from "exam_shields"
where
  "user_id" = any ($1);

-- deleteRatings
with
  gone as (
    delete from document_ratings
    where
      user_id = any ($1)
    returning
      document_id,
      stars
  ),
  sums as (
    select
      document_id,
      sum(stars)::int as stars,
      count(*)::int as n
    from
      gone
    group by
      document_id
  )
update documents d
set
  rating_sum = d.rating_sum - sums.stars,
  rating_count = d.rating_count - sums.n
from
  sums
where
  d.id = sums.document_id;

-- blankRequests
update "reports"
set
  "note" = $1
where
  "reporter_id" = any ($2)
  and "note" is not null;

-- blankRequests
update school_requests
set
  name = 'Removed',
  location = null,
  decided_at = case
    when status = 'open' then $1
    else decided_at
  end,
  status = case
    when status = 'open' then 'declined'
    else status
  end
where
  user_id = any ($2);

-- blankRequests
update document_appeals
set
  message = 'Removed',
  answer = case
    when status = 'open' then 'Closed: the person was erased.'
  end,
  decided_at = case
    when status = 'open' then $1
    else decided_at
  end,
  status = case
    when status = 'open' then 'denied'
    else status
  end
where
  user_id = any ($2);

-- blankRequests
update "courses"
set
  "created_by" = $1
where
  "created_by" = any ($2);

-- blankQuestions
update questions
set
  title = 'Removed question',
  content = '',
  content_html = null,
  content_text = null,
  subject = null,
  removed_reason = null,
  deletion_id = null,
  deleted_at = coalesce(deleted_at, $1)
where
  asker_id = any ($2);

-- blankQuestions
update answers
set
  content = '',
  content_html = null,
  content_text = null,
  status = 'removed',
  removed_reason = null
where
  expert_id = any ($1);

-- blankQuestions
delete from answer_steps
where
  answer_id in (
    select
      id
    from
      answers
    where
      expert_id = any ($1)
  );

-- blankQuestions
update question_comments
set
  content = '',
  content_html = null,
  content_text = null,
  status = 'removed',
  removed_reason = null
where
  author_id = any ($1);

-- forgetEarlierTexts
delete from question_versions
where
  question_id in (
    select
      id
    from
      questions
    where
      asker_id = any ($1)
  );

-- forgetEarlierTexts
delete from answer_versions
where
  answer_id in (
    select
      id
    from
      answers
    where
      expert_id = any ($1)
  );

-- forgetEarlierTexts
update answer_quality
set
  note = null
where
  reviewer_id = any ($1);

-- closeReportsOfErased
update reports
set
  status = 'upheld',
  decided_at = $1,
  decided_by = 'system',
  decision = 'It went with its author’s account.'
where
  status = 'open'
  and (
    (
      kind = 'document'
      and target_id = any ($2::bigint[])
    )
    or (
      kind = 'question'
      and target_id in (
        select
          id
        from
          questions
        where
          asker_id = any ($3)
          and deleted_at is not null
      )
    )
    or (
      kind = 'answer'
      and target_id in (
        select
          id
        from
          answers
        where
          expert_id = any ($4)
          and status = 'removed'
      )
    )
    or (
      kind = 'comment'
      and target_id in (
        select
          id
        from
          question_comments
        where
          author_id = any ($5)
          and status = 'removed'
      )
    )
  );

-- eraseUsers
update "users"
set
  "email" = $1,
  "email_verified_at" = $2,
  "password_hash" = $3,
  "first_name" = $4,
  "last_name" = $5,
  "profile_image_url" = $6,
  "audience" = $7,
  "educator_since" = $8,
  "role" = $9,
  "is_expert" = $10,
  "is_anonymous" = $11,
  "terms_version" = $12,
  "terms_accepted_at" = $13,
  "privacy_version" = $14,
  "registered_at" = $15,
  "last_reward_at" = $16,
  "suspended_at" = $17,
  "suspended_reason" = $18,
  "gpc_at" = $19,
  "is_memory_on" = $20,
  "is_under_18" = $21,
  "upload_count" = (
    select
      count(*)
    from
      documents d
    where
      d.uploader_id = users.id
      and d.status = 'published'
      and not d.is_removed_for_cause
      and d.withdrawn_at is null
      and d.originality = 'accepted'
  ),
  "stored_bytes" = (
    select
      coalesce(sum(d.file_size), 0)
    from
      documents d
    where
      d.uploader_id = users.id
  ) + (
    select
      coalesce(sum(i.size_bytes), 0)
    from
      images i
    where
      i.user_id = users.id
  ),
  "rights_version" = rights_version + 1,
  "erased_at" = $22,
  "updated_at" = $23
where
  "id" in ($24);
