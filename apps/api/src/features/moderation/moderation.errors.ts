import { FeatureError } from '../../errors/feature-error';

export const reportedNotFound = () =>
  new FeatureError(
    404,
    'reports.not_found',
    'This is not on the site any more, so nothing was reported. Please reload the page.',
  );
export const ownReported = (noun: string) =>
  new FeatureError(
    409,
    'reports.own',
    `This ${noun} is your own, so it was not reported. You can change or remove it yourself, or write to us.`,
  );
export const caseNotFound = () =>
  new FeatureError(
    404,
    'reports.not_found',
    'There is nothing to decide about this. Please reload the list.',
  );
export const decidedMeanwhile = () =>
  new FeatureError(
    409,
    'reports.changed',
    'Somebody else has decided about this in the meantime. Please look at it again.',
  );
export const reportedMeanwhile = () =>
  new FeatureError(
    409,
    'reports.changed',
    'Another report about this came in the meantime. Please read it first.',
  );
export const removedAlready = () =>
  new FeatureError(
    409,
    'reports.changed',
    'This was removed, and nobody reported it since. It can be put back.',
  );
export const nothingToRestore = () =>
  new FeatureError(409, 'reports.changed', 'This was neither removed nor marked as asked before.');
