import {
  deleteQuestionDraft,
  getQuestionDraft,
  type QuestionDraft,
  saveQuestionDraft,
} from '@aw/contracts/questions/asking';
import { api } from '~/lib/api';
import type { StoredDraft } from '../draft/create-draft';
import { isRecord, localStore } from '../draft/local-copy';

/** What the form holds, just as it is typed. */
export type AskDraft = Omit<QuestionDraft, 'savedAt'>;

/** Names the copy in this browser. */
export const localName = 'question_draft';

export const emptyDraft: AskDraft = { title: '', content: '', subject: '', schoolId: null, courseId: null };

/** Whether nothing was written. */
export function isEmptyDraft({ title, content, subject, schoolId }: AskDraft): boolean {
  return [title, content, subject].every((text) => text.trim() === '') && schoolId === null;
}

/** The draft in something that was stored; undefined for anything else. */
export function parseAskDraft(kept: unknown): AskDraft | undefined {
  if (!isRecord(kept)) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const id = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    title: text(kept.title),
    content: text(kept.content),
    subject: text(kept.subject),
    schoolId: id(kept.schoolId),
    courseId: id(kept.courseId),
  };
}

/** The draft that the server has; null without one. */
export async function loadAskDraft(): Promise<StoredDraft<AskDraft> | null> {
  const { draft } = await api.call(getQuestionDraft, {});
  const values = parseAskDraft(draft);
  return draft && values ? { values, savedAt: draft.savedAt } : null;
}

/** Keeps it on the server; gives the moment at which it had it. */
export async function saveAskDraft(body: AskDraft): Promise<string> {
  return (await api.call(saveQuestionDraft, { body })).savedAt;
}

/** Forgets it, here and on the server. */
export async function deleteAskDraft(userId: string): Promise<void> {
  localStore(localName, userId, parseAskDraft).forget();
  await api.call(deleteQuestionDraft, {});
}
