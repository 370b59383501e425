import type { ExpertFields } from '@aw/contracts/experts/profile';
import { isRecord } from '~/lib/use-stored-text';
import { emptyFields, isSubject } from './expert-values';

const draftKey = 'expert_draft';

/** Saves this user's unsent input on this device. */
export function saveExpertDraft(userId: string, values: ExpertFields): void {
  try {
    localStorage.setItem(draftKey, JSON.stringify({ ...values, userId }));
  } catch {
    // If storage is blocked, the form itself still has the input.
  }
}

/** Returns this user's unsent input. Another user's draft is deleted unread. */
export function readExpertDraft(userId: string): ExpertFields | undefined {
  try {
    const draft = parseExpertDraft(localStorage.getItem(draftKey) ?? 'null', userId);
    if (!draft) localStorage.removeItem(draftKey);
    return draft;
  } catch {
    return undefined;
  }
}

/** Deletes the draft once it was sent. */
export function deleteExpertDraft(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // If storage is blocked, nothing was saved either.
  }
}

/** Parses a stored draft of this user. Fields of a wrong type are empty. */
export function parseExpertDraft(text: string, userId: string): ExpertFields | undefined {
  const draft: unknown = JSON.parse(text);
  if (!isRecord(draft) || draft.userId !== userId) return undefined;
  const textOf = (name: 'shownName' | 'headline' | 'experience' | 'education') =>
    typeof draft[name] === 'string' ? draft[name] : emptyFields[name];
  return {
    shownName: textOf('shownName'),
    headline: textOf('headline'),
    experience: textOf('experience'),
    education: textOf('education'),
    subjects: Array.isArray(draft.subjects) ? draft.subjects.filter(isSubject) : [],
    isListed: draft.isListed === true,
  };
}
