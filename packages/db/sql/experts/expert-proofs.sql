-- insertExpertProof
insert into
  "expert_proofs" ("0")
values
  ($1)
returning
  *;

-- listExpertProofs
select
  *
from
  "expert_proofs"
where
  "user_id" = ($1)
order by
  "created_at",
  "id";

-- findExpertProof
select
  *
from
  "expert_proofs"
where
  "id" = ($1);

-- countExpertProofs
select
  (
    select
      count(*)
    from
      expert_proofs
    where
      user_id = $1
  ) as kept,
  (
    select
      count(*)
    from
      expert_proofs
    where
      queue_group = $2
      and status = 'checking'
  ) as queued;

-- decideExpertProof
update "expert_proofs"
set
  "status" = $1,
  "reason" = $2,
  "queue_group" = $3
where
  "id" = ($4)
  and "status" = $5;

-- decideExpertProof
update "expert_proofs"
set
  "reason" = $1,
  "queue_group" = $2
where
  "id" = ($3)
  and "status" = $4;

-- keepExpertProofs
update "expert_proofs"
set
  "remove_after" = least(remove_after, $1)
where
  "user_id" = ($2);

-- deleteExpertProof
delete from "expert_proofs"
where
  "id" = ($1)
  and "user_id" = ($2)
returning
  "file_sha256",
  "status",
  "subject";

-- deleteEndedProofs
delete from expert_proofs
where
  id in (
    select
      id
    from
      expert_proofs
    where
      remove_after <= $1
    order by
      remove_after
    limit
      $2
    for update
      skip locked
  )
returning
  file_sha256,
  status;

-- deleteProofsOf
delete from "expert_proofs"
where
  "user_id" = any ($1)
returning
  "file_sha256",
  "status";

-- listProofBytes
select
  p.id,
  p.file_name,
  f.storage_key
from
  expert_proofs p
  join files f on f.sha256 = p.file_sha256
where
  p.user_id = $1
  and p.id::text > $2
order by
  p.id::text
limit
  $3;
