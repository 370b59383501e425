import type { ChatMessage } from '@aw/contracts/ai/chat';
import { subjects } from '@aw/contracts/documents/subjects';
import { maxQuestionTitleLength, type QuestionDraft } from '@aw/contracts/questions/asking';
import * as documents from '@aw/db/documents';
import * as questions from '@aw/db/questions';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { lockActiveUser } from '../../../server/lock-user';
import { accessOf } from '../../documents/document.policy';
import { draftExists } from '../ai.errors';
import { branchOf, readConversation, sourceText } from './conversations';

const maxContentLength = 30_000;

type DraftRequest = { id: string; messageId?: number; replacesDraft: boolean };

/**
 * Fills the person’s question draft with a branch of their conversation: its first message becomes the title, all
 * messages the text. They edit it before they post it. Throws 404, and 409 for a draft that must not be replaced.
 */
export async function askExpert(
  ctx: UserContext,
  { id, messageId, replacesDraft }: DraftRequest,
): Promise<QuestionDraft> {
  // A question is public, so the draft leaves out everything that only the person may read.
  const conversation = await readConversation(ctx, id, { id: undefined, isOwner: false });
  const branch = branchOf(conversation.messages, messageId);
  const savedAt = ctx.now();
  const place = await placeOf(ctx, conversation.document?.id);
  const draft = {
    title: titleOf(branch),
    content: transcriptOf(branch),
    subject: subjects.find((one) => idOf(one) === conversation.subject) ?? place.subject,
  };
  const { schoolId, courseId, about } = place;
  await inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    const before = await questions.findDraft(ctx.db, ctx.userId);
    if (!replacesDraft && before && `${before.title}${before.content}`.trim() !== '') throw draftExists();
    await questions.saveDraft(ctx.db, {
      ...draft,
      user_id: ctx.userId,
      school_id: schoolId,
      course_id: courseId,
      about,
      saved_at: savedAt,
    });
  });
  return { ...draft, schoolId, courseId, about, savedAt: savedAt.toISOString() };
}

/** Subject, school and course of the document that a conversation is about, if the person may open it. */
async function placeOf({ db, userId }: UserContext, documentId: number | undefined) {
  const document =
    documentId === undefined ? undefined : await documents.findForReader(db, documentId, userId);
  if (!document || !accessOf(document, userId))
    return { subject: '', schoolId: null, courseId: null, about: null };
  const { id, subject, school_id: schoolId, course_id: courseId } = document;
  return { subject: subject ?? '', schoolId, courseId, about: { kind: 'document', documentId: id } as const };
}

/** Id of a subject in study help. */
const idOf = (subject: string) => subject.toLowerCase().replaceAll(' ', '-');

function titleOf(branch: readonly ChatMessage[]): string {
  const line = (branch[0]?.text ?? '').replace(/\s+/g, ' ').trim();
  return line.length <= maxQuestionTitleLength
    ? line
    : `${line
        .slice(0, maxQuestionTitleLength - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

/** Returns the messages as Markdown; of a long conversation only the latest that fit. */
function transcriptOf(branch: readonly ChatMessage[]): string {
  const turns: string[] = [];
  let length = 0;
  for (const message of branch.toReversed()) {
    const turn = turnOf(message);
    const left = maxContentLength - length;
    if (turn.length > left && turns.length > 0) break;
    turns.unshift(turn.length <= left ? turn : turn.slice(0, left).toWellFormed());
    length += turn.length + 2;
  }
  return turns.join('\n\n');
}

function turnOf({ role, text, images = [], model, citations, withheld }: ChatMessage): string {
  if (role === 'user')
    return ['**I asked:**', ...images.map(({ url }) => `![Image](${url})`), text]
      .filter(Boolean)
      .join('\n\n');
  const name = model === null ? 'The study library' : `The AI (${model})`;
  const words = withheld
    ? 'This answer is left out, because not everyone can read the pages it was written from.'
    : text;
  return [`**${name} answered:**`, words, citations.map(sourceText).join('  \n')]
    .filter(Boolean)
    .join('\n\n');
}
