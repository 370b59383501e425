import { questionAbout } from '@aw/contracts/questions/about';
import {
  deleteQuestionDraft,
  getQuestionDraft,
  type QuestionDraft,
  saveQuestionDraft,
} from '@aw/contracts/questions/asking';
import { isRecord } from '@aw/ui/drafts/browser-draft';
import { api } from '~/lib/api';
import type { StoredDraft } from '../draft/create-draft';
import { localCopy } from '../draft/local-copy';

/** Values of the form as they are typed. */
export type AskDraft = Omit<QuestionDraft, 'savedAt'>;

/** Storage key of the copy in this browser. */
export const localName = 'question_draft';

export const emptyDraft: AskDraft = {
  title: '',
  content: '',
  subject: '',
  schoolId: null,
  courseId: null,
  about: null,
};

/** Returns whether nothing has been written. */
export function isEmptyDraft(draft: AskDraft): boolean {
  return !hasWords(draft) && draft.subject.trim() === '' && draft.schoolId === null && !draft.about;
}

/** Returns whether a title or details have been written; the other fields may come from the page before. */
export function hasWords({ title, content }: AskDraft): boolean {
  return `${title}${content}`.trim() !== '';
}

/** Returns the draft in a stored value, or undefined if it is not one. */
export function parseAskDraft(stored: unknown): AskDraft | undefined {
  if (!isRecord(stored)) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const id = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    title: text(stored.title),
    content: text(stored.content),
    subject: text(stored.subject),
    schoolId: id(stored.schoolId),
    courseId: id(stored.courseId),
    // A server or page of the previous release names no source; saving undefined keeps the stored one.
    about: stored.about === undefined ? undefined : (questionAbout.safeParse(stored.about).data ?? null),
  };
}

/** Loads the draft from the server, or null if there is none. */
export async function loadAskDraft(): Promise<StoredDraft<AskDraft> | null> {
  const { draft } = await api.call(getQuestionDraft, {});
  const values = parseAskDraft(draft);
  return draft && values ? { values, savedAt: draft.savedAt } : null;
}

/** Saves the draft on the server and returns the time of saving. */
export async function saveAskDraft(body: AskDraft): Promise<string> {
  return (await api.call(saveQuestionDraft, { body })).savedAt;
}

/** Deletes the draft in this browser and on the server. */
export async function deleteAskDraft(userId: string): Promise<void> {
  localCopy(localName, userId, parseAskDraft).remove();
  await api.call(deleteQuestionDraft, {});
}
