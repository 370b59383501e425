import type { ChatFinish, ChatStatus } from '@aw/contracts/ai/chat';
import type { ModelFailure } from '../../adapters/model/model';
import type { NoRoom } from './spending';

/** Shown before an answer from the study library: why the model does not answer. */
export const libraryNotices = {
  unconfigured: 'Answering from the study library — no AI model is set up.',
  chosen: 'Answering from the study library, as you chose.',
  spent: 'Answering from the study library — the AI model has reached its limit for today.',
  shareSpent:
    'Answering from the study library — the AI model has reached today’s limit for people without a confirmed account. Confirm your email address to keep getting answers from the AI model.',
  setAside:
    'Answering from the study library — the AI model is busy with other answers and close to its limit for today. Please try the AI model again in a minute.',
  // A message that is sent again gets the answer it had, whose reason is not kept.
  unknown:
    'Answering from the study library — the AI model had reached its limit when this answer was written.',
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
    'This message, together with the chat and the document, is too long for the AI model. Please start a new chat, or send a shorter message.',
  stalled: 'The AI model took too long to answer. Please try again.',
};

/** Tells the person who asked why there is no answer. */
export function failureText(failure: string | null): string {
  // The column holds a ModelFailure or another reason, which has the general text.
  return failureTexts[failure as ModelFailure] ?? 'Failed to get AI response. Please try again.';
}

export const interruptedText = 'The answer was interrupted. We keep what you see. Ask again to get the rest.';

/** Appended to an answer that is given as plain text: why it ends where it does. Empty for a whole answer. */
export function endingText(status: ChatStatus, finish: ChatFinish | null): string {
  if (status === 'interrupted') return interruptedText;
  if (status === 'stopped') return 'The answer was stopped. We keep the part that was written.';
  if (finish === 'filter') return 'The AI provider ended this answer because of its own content rules.';
  return finish === 'length' ? 'This answer has reached its maximum length. You can ask for the rest.' : '';
}
