type Decided = {
  status: string;
  deleted_at: Date | null;
  refused_at: Date | null;
  withdrawn_at: Date | null;
  held_at: Date | null;
};

/** Returns whether a document was refused, or removed by staff alone, so that its uploader can appeal. */
export function isDecidedAgainst(document: Decided): boolean {
  if (document.withdrawn_at !== null || document.held_at !== null) return false;
  return document.status === 'refused' || document.deleted_at !== null;
}

/** Returns whether an appeal is about the current decision and not about an earlier one. */
export function isAboutThisDecision(document: Decided, appeal: { created_at: Date }): boolean {
  if (!isDecidedAgainst(document)) return true;
  const decidedAt = document.deleted_at ?? document.refused_at;
  return decidedAt === null || appeal.created_at >= decidedAt;
}
