import { mostWrittenFacts } from '@aw/contracts/ai/memory';
import { waitText } from '@aw/contracts/duration-text';
import type { NoneLeftError } from '../../domain/ai/allowance';
import { FeatureError } from '../../errors/feature-error';
import { failureText } from './notices';

export const conversationNotFound = () =>
  new FeatureError(
    404,
    'conversations.not_found',
    'This chat is not there. It may have been deleted, or it belongs to somebody else.',
  );

export const answerInTheMaking = () =>
  new FeatureError(
    409,
    'ai.busy',
    'An answer is still being made here. Your message was not sent; wait for it to end, or stop it, and send it again.',
  );

export const tooManyAnswers = () =>
  new FeatureError(
    409,
    'ai.busy',
    'Answers are being made for you in other chats. Your message was not sent; send it again when one of them has ended.',
  );

export const conversationFull = () =>
  new FeatureError(
    409,
    'ai.full',
    'This chat is as long as one may be. Your message was not sent; please begin a new chat.',
  );

export const noMessagesLeft = ({ by, retryAfterSeconds }: NoneLeftError) =>
  new FeatureError(
    429,
    'ai.limit',
    by === 'address'
      ? `People without a confirmed account at your network address have used today’s messages. Your message was not sent. You can send it in ${waitText(retryAfterSeconds)}, or right away with an account whose e-mail address is confirmed.`
      : `You have sent all messages of a day. Your message was not sent; the next one can be sent in ${waitText(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );

export const noLibraryAnswersLeft = ({ by, retryAfterSeconds }: NoneLeftError) =>
  new FeatureError(
    429,
    'ai.limit',
    by === 'address'
      ? `The study library is getting too many questions from your network address. Your message was not sent; please send it again in ${waitText(retryAfterSeconds)}.`
      : `You have used today’s answers from the study library. Your message was not sent; you can send the next one in ${waitText(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );

export const noAnswer = (failure: string | null) =>
  new FeatureError(502, 'ai.failed', `${failureText(failure)} It does not count among your messages.`);

export const draftExists = () =>
  new FeatureError(
    409,
    'questions.draft_exists',
    'You are already writing a question. It was not changed; please post it first, or say that this chat is to take its place.',
  );

export const sharedOftenEnough = () =>
  new FeatureError(
    409,
    'conversations.shared',
    'This chat has as many open links as one may have. None was made; end the others first, or use one of them.',
  );

export const sharingUnder18 = () =>
  new FeatureError(
    409,
    'ai.under_18',
    'Your settings say that you are under 18, so chats are not shared. No link was made.',
  );

export const memoryUnder18 = () =>
  new FeatureError(
    409,
    'ai.under_18',
    'Your settings say that you are under 18, so memory stays off. Nothing is kept in it.',
  );

export const linkNotFound = () =>
  new FeatureError(
    404,
    'conversations.not_found',
    'This link leads to no chat. It has expired, or the chat was deleted or is not shared any more.',
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
    'Your memory is off, so nothing was added. Turn it on in your settings first.',
  );

export const memoryFull = () =>
  new FeatureError(
    409,
    'memory.full',
    `Your memory has the ${mostWrittenFacts} facts that you can add. This one was not added; please delete another one first.`,
  );

export const factNotFound = () =>
  new FeatureError(404, 'memory.not_found', 'This fact is not there. It may have been deleted already.');
