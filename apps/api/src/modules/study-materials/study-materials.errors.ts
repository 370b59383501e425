import { waitText } from '@aw/contracts/duration-text';
import type { MaterialKind } from '@aw/contracts/study-materials/public';
import { FeatureError, invalidRequest } from '../../errors/feature-error';
import type { NoneLeftError } from '../ai/spending/allowance';

export const materialNotFound = () =>
  new FeatureError(404, 'study_materials.not_found', 'Study material not found. It may have been deleted.');

export const materialUnfinished = () =>
  new FeatureError(
    409,
    'study_materials.unfinished',
    'Nothing was saved, because we are still making this study material. You can edit it when it is ready.',
  );

export const materialChanged = () =>
  new FeatureError(
    409,
    'study_materials.changed',
    'This study material was saved in another tab or on another device since you opened it. Your changes are still here. Save again to replace the other version with yours, or cancel to keep it.',
  );

export const materialRunning = () =>
  new FeatureError(
    409,
    'ai.busy',
    'We are still making your last study material, so we did not start this. You can try again when it is ready.',
  );

export const sourceNeeded = () =>
  invalidRequest('Please choose either a document or a chat to make study material from.', 'documentId');

export const itemsNeeded = (isOfCards: boolean) =>
  isOfCards
    ? invalidRequest('Flashcards are saved with all of their cards and nothing else.', 'flashcards')
    : invalidRequest('A summary or an outline is saved with all of its entries and nothing else.', 'entries');

export const nothingToRead = (isChat: boolean) =>
  new FeatureError(
    422,
    'study_materials.empty',
    isChat
      ? 'This chat has no answers yet that we could make study material from.'
      : 'The pages of this document that you can read have no text, so we cannot make study material from them.',
  );

const needs: Readonly<Record<MaterialKind, string>> = {
  flashcards: 'Flashcards need an AI model',
  summary: 'A summary of a chat needs an AI model',
  outline: 'An outline of a chat needs an AI model',
};
export const modelNeeded = (kind: MaterialKind) =>
  new FeatureError(409, 'ai.model_needed', `${needs[kind]}, and none is available right now.`);

export const noneLeft = ({ by, retryAfterSeconds }: NoneLeftError) =>
  new FeatureError(
    429,
    'ai.limit',
    by === 'address'
      ? `People without a confirmed account at your network address have reached today’s limit. You can try again in ${waitText(retryAfterSeconds)}, or right away with an account whose email address is confirmed.`
      : `You have reached your daily limit for quizzes and study material. You can try again in ${waitText(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
