import { chatAnswerKind } from './ai/moderated-answer';
import { documentKind } from './documents/moderated-document';
import type { ModeratedKinds } from './moderation/moderated-kind';
import { answerKind, commentKind } from './questions/answers/moderated-replies';
import { questionKind } from './questions/moderated-question';
import { quizQuestionKind } from './quizzes/moderated-quiz-question';

/** Everything that can be held or reported; a new kind is an entry here and one in the contracts (`moderation/reasons`). */
export const moderatedKinds: ModeratedKinds = {
  question: questionKind,
  answer: answerKind,
  comment: commentKind,
  document: documentKind,
  quiz_question: quizQuestionKind,
  chat_answer: chatAnswerKind,
};
