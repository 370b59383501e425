import type { ExpertFields } from '@aw/contracts/experts/profile';
import { emptyFields, isSubject } from './expert-values';

const draftKey = 'expert_draft';

/** Keeps what this person typed and did not send; where the browser keeps nothing, the form still has it. */
export function keepExpertDraft(userId: string, values: ExpertFields): void {
  try {
    localStorage.setItem(draftKey, JSON.stringify({ ...values, userId }));
  } catch {
    // The form itself still has it.
  }
}

/** What this person typed here and did not send; somebody else's is dropped unread. */
export function readExpertDraft(userId: string): ExpertFields | undefined {
  try {
    const draft = parseExpertDraft(localStorage.getItem(draftKey) ?? 'null', userId);
    if (!draft) localStorage.removeItem(draftKey);
    return draft;
  } catch {
    return undefined;
  }
}

/** Drops the copy once it was sent. */
export function forgetExpertDraft(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

/** The draft in a stored text, when it is this person's; a field of the wrong type is empty. */
export function parseExpertDraft(text: string, userId: string): ExpertFields | undefined {
  const kept: unknown = JSON.parse(text);
  if (!isRecord(kept) || kept.userId !== userId) return undefined;
  const textOf = (name: 'shownName' | 'headline' | 'experience' | 'education') =>
    typeof kept[name] === 'string' ? kept[name] : emptyFields[name];
  return {
    shownName: textOf('shownName'),
    headline: textOf('headline'),
    experience: textOf('experience'),
    education: textOf('education'),
    subjects: Array.isArray(kept.subjects) ? kept.subjects.filter(isSubject) : [],
    isListed: kept.isListed === true,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
