import { type ReportKind, reportKinds } from '@aw/contracts/moderation/reasons';
import { isGranted } from '@aw/contracts/staff/permissions';
import { chatAnswerKind } from './chat-answer-kind';
import { documentKind } from './document-kind';
import type { ModeratedKind } from './moderated-kind';
import { questionKind } from './question-kind';
import { quizQuestionKind } from './quiz-question-kind';
import { answerKind, commentKind } from './reply-kinds';

/** Everything that can be held or reported; a new kind is an entry here and one in the contracts (`moderation/reasons`). */
export const moderatedKinds: Readonly<Record<ReportKind, ModeratedKind>> = {
  question: questionKind,
  answer: answerKind,
  comment: commentKind,
  document: documentKind,
  quiz_question: quizQuestionKind,
  chat_answer: chatAnswerKind,
};

/** The kinds that a role may decide about. */
export function kindsOf(role: string): ReportKind[] {
  return reportKinds.filter((kind) => isGranted(role, moderatedKinds[kind].permission));
}
