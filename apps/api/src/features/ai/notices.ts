import type { ChatFinish, ChatStatus } from '@aw/contracts/ai/chat';
import type { ModelFailure } from '../../adapters/model/model';
import type { NoRoom } from '../../domain/ai/spending';

/** Shown before an answer from the study library: why the model does not answer. */
export const libraryNotices = {
  unconfigured: 'Answering from the study library — no AI model is configured.',
  chosen: 'Answering from the study library, as you chose.',
  spent: 'Answering from the study library — the AI model has reached its limit for today.',
  shareSpent:
    'Answering from the study library — today’s AI budget for people without a confirmed account is used up. With a confirmed e-mail address you still get answers from the AI model.',
  setAside:
    'Answering from the study library — other answers are using the rest of today’s AI budget. Please try the AI model again in a minute.',
  // A message that is sent again gets the answer it had, whose reason is not kept.
  unknown: 'Answering from the study library — the AI budget had no room for this answer.',
} as const;

type Asked = { hasModel: boolean; isChosen: boolean; noRoom: NoRoom | undefined };

/** Notice of an answer that the study library gives. */
export function libraryNotice({ hasModel, isChosen, noRoom }: Asked): string {
  if (!hasModel) return libraryNotices.unconfigured;
  return isChosen ? libraryNotices.chosen : libraryNotices[noRoom ?? 'unknown'];
}

const failureTexts: Partial<Record<ModelFailure, string>> = {
  limited: 'The AI model is busy and accepts no more questions right now. Please try again in a few minutes.',
  too_long:
    'This message, with the chat and the document before it, is too long for the AI model. Please begin a new chat, or send a shorter message.',
  stalled: 'The AI model took too long to answer. Please try again.',
};

/** Why no answer came, in words for the person who asked. */
export function failureText(failure: string | null): string {
  // The column holds a ModelFailure or another reason, which has the general text.
  return failureTexts[failure as ModelFailure] ?? 'Failed to get AI response. Please try again.';
}

export const interruptedText =
  'The answer was interrupted. What there is of it is kept; ask for it again to have the rest.';

/** Appended to an answer that is given as plain text: why it ends where it does. Empty for a whole answer. */
export function endingText(status: ChatStatus, finish: ChatFinish | null): string {
  if (status === 'interrupted') return interruptedText;
  if (status === 'stopped') return 'The answer was stopped. The part that was written is saved.';
  if (finish === 'filter') return 'The model’s provider ended this answer by its own rules for content.';
  return finish === 'length' ? 'This answer is as long as one may be. It can be continued.' : '';
}
