import { maxWrittenFacts } from '@aw/contracts/ai/memory';
import { waitText } from '@aw/contracts/duration-text';
import type { ModelFailure } from '../../adapters/model/model';
import { FeatureError } from '../../errors/feature-error';
import type { NoneLeftError } from './spending/allowance';

export const conversationNotFound = () =>
  new FeatureError(
    404,
    'conversations.not_found',
    'Chat not found. It may have been deleted, or it belongs to someone else.',
  );

export const answerUnfinished = () =>
  new FeatureError(
    409,
    'ai.busy',
    'Your message was not sent, because the last answer in this chat is not finished. Wait for it or stop it, then send your message again.',
  );

export const tooManyAnswers = () =>
  new FeatureError(
    409,
    'ai.busy',
    'Your message was not sent, because answers in your other chats are not finished. Send it again when one of them is done.',
  );

export const conversationFull = () =>
  new FeatureError(
    409,
    'ai.full',
    'Your message was not sent, because this chat has reached its maximum length. Please start a new chat.',
  );

export const otherMode = (isTutoring: boolean) =>
  new FeatureError(
    409,
    'ai.mode',
    isTutoring
      ? 'Your message was not sent, because this chat is a tutoring chat. Please start a new chat for it.'
      : 'Your message was not sent, because this chat is not a tutoring chat. Please start a new problem in AI Tutoring.',
  );

export const noAttempt = () =>
  new FeatureError(
    409,
    'ai.no_attempt',
    'The solution can be shown after you have tried a step of this problem. Please write your first step, even if you are not sure of it.',
  );

export const noSolutionYet = () =>
  new FeatureError(
    409,
    'ai.no_attempt',
    'There is no solution to show here. Please write your problem first.',
  );

export const noMessagesLeft = ({ by, retryAfterSeconds }: NoneLeftError) =>
  new FeatureError(
    429,
    'ai.limit',
    by === 'address'
      ? `People without a confirmed account at your network address have used all of today’s messages. Your message was not sent. You can send it in ${waitText(retryAfterSeconds)}, or right away with an account whose email address is confirmed.`
      : `Your message was not sent, because you have reached your daily limit. You can send the next one in ${waitText(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );

export const noLibraryAnswersLeft = ({ by, retryAfterSeconds }: NoneLeftError) =>
  new FeatureError(
    429,
    'ai.limit',
    by === 'address'
      ? `The study library is getting too many questions from your network address. Your message was not sent. Please send it again in ${waitText(retryAfterSeconds)}.`
      : `You have used today’s answers from the study library. Your message was not sent. You can send the next one in ${waitText(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );

const failureTexts: Partial<Record<ModelFailure, string>> = {
  limited: 'The AI model is busy and accepts no more questions right now. Please try again in a few minutes.',
  too_long:
    'This message, together with the chat and the document, is too long for the AI model. Please start a new chat, or send a shorter message.',
  stalled: 'The AI model took too long to answer. Please try again.',
};

/** Tells the person why there is no answer. */
export function failureText(failure: string | null): string {
  // The column holds a ModelFailure or another reason; all others have the general text.
  return failureTexts[failure as ModelFailure] ?? 'Failed to get AI response. Please try again.';
}

export const interruptedText = 'The answer was interrupted. We keep what you see. Ask again to get the rest.';

export const noAnswer = (failure: string | null) =>
  new FeatureError(
    502,
    'ai.failed',
    `${failureText(failure)} This message does not count towards your limit.`,
  );

export const draftExists = () =>
  new FeatureError(
    409,
    'questions.draft_exists',
    'You already have a question draft, which was not changed. Post it first, or choose to replace it with this chat.',
  );

export const sharedOftenEnough = () =>
  new FeatureError(
    409,
    'conversations.shared',
    'No link was created, because this chat has reached its limit of links. Use one of its links, or end them first.',
  );

export const sharingUnder18 = () =>
  new FeatureError(
    409,
    'ai.under_18',
    'Your settings say that you are under 18, so chats cannot be shared. No link was created.',
  );

export const memoryUnder18 = () =>
  new FeatureError(
    409,
    'ai.under_18',
    'Your settings say that you are under 18, so memory stays off. Nothing was saved.',
  );

export const linkNotFound = () =>
  new FeatureError(
    404,
    'conversations.not_found',
    'This link no longer works. It has expired, or the chat was deleted or is no longer shared.',
  );

export const linkEnded = () =>
  new FeatureError(
    410,
    'conversations.link_ended',
    'Our staff ended this link, so it no longer opens the chat.',
  );

export const memoryOff = () =>
  new FeatureError(
    409,
    'memory.off',
    'Memory is turned off, so nothing was added. Turn it on in your settings first.',
  );

export const memoryFull = () =>
  new FeatureError(
    409,
    'memory.full',
    `This fact was not added, because you have reached the limit of ${maxWrittenFacts}. Please delete another one first.`,
  );

export const factNotFound = () =>
  new FeatureError(404, 'memory.not_found', 'Fact not found. It may have been deleted already.');
