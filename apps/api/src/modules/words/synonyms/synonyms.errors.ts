import { FeatureError } from '../../../errors/feature-error';

export const synonymNotFound = () =>
  new FeatureError(404, 'request.not_found', 'This synonym was removed. Nothing was changed.');
export const synonymChanged = () =>
  new FeatureError(
    409,
    'synonyms.changed',
    'Someone has changed this synonym since you opened it. Nothing was saved. Please look at it again.',
  );
export const phraseTaken = (phrase: string) =>
  new FeatureError(
    409,
    'synonyms.taken',
    `“${phrase}” already has meanings in another synonym, so nothing was saved. Please change that one instead.`,
  );
export const synonymsFull = (max: number) =>
  new FeatureError(
    409,
    'synonyms.full',
    `There are ${max.toLocaleString('en')} synonyms, which is the limit. Nothing was added. Please remove some first.`,
  );
