import type { ExpertFields } from '@aw/contracts/experts/profile';
import { type BrowserDraft, browserDraft, type TextStorage } from '@aw/ui/drafts/browser-draft';
import { emptyFields, isSubject } from './expert-values';

/** Returns this user's unsent input on this device. */
export function expertDraft(
  userId: string,
  storage: () => TextStorage = () => localStorage,
): BrowserDraft<ExpertFields> {
  return browserDraft({ key: 'expert_draft', storage, userId, parse: parseExpertDraft });
}

/** Returns the draft in a stored object. Fields of a wrong type are empty. */
function parseExpertDraft(stored: Record<string, unknown>): ExpertFields {
  const textOf = (name: 'shownName' | 'headline' | 'experience' | 'education') =>
    typeof stored[name] === 'string' ? stored[name] : emptyFields[name];
  return {
    shownName: textOf('shownName'),
    headline: textOf('headline'),
    experience: textOf('experience'),
    education: textOf('education'),
    subjects: Array.isArray(stored.subjects) ? stored.subjects.filter(isSubject) : [],
    isListed: stored.isListed === true,
  };
}
