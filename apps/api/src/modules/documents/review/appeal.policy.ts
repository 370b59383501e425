type Decided = {
  status: string;
  deleted_at: Date | null;
  refused_at: Date | null;
  withdrawn_at: Date | null;
  held_at: Date | null;
};

/** True for a document that was refused, or removed by staff alone: there is something to appeal against. */
export function isDecidedAgainst(document: Decided): boolean {
  if (document.withdrawn_at !== null || document.held_at !== null) return false;
  return document.status === 'refused' || document.deleted_at !== null;
}

/** True when an appeal is about the decision that stands now, not about an earlier one. */
export function isAboutThisDecision(document: Decided, appeal: { created_at: Date }): boolean {
  if (!isDecidedAgainst(document)) return true;
  const decidedAt = document.deleted_at ?? document.refused_at;
  return decidedAt === null || appeal.created_at >= decidedAt;
}
