import { FeatureError } from '../../errors/feature-error';

export const reportedNotFound = () =>
  new FeatureError(
    404,
    'reports.not_found',
    'This is no longer on the site, so nothing was reported. Please reload the page.',
  );
export const ownReported = (noun: string) =>
  new FeatureError(
    409,
    'reports.own',
    `This is your own ${noun}, so it was not reported. You can edit or remove it yourself, or write to support.`,
  );
export const caseNotFound = () =>
  new FeatureError(404, 'reports.not_found', 'This no longer needs a decision. Please reload the list.');
export const decidedMeanwhile = () =>
  new FeatureError(
    409,
    'reports.changed',
    'Someone else has already decided about this. Please look at it again.',
  );
export const reportedMeanwhile = () =>
  new FeatureError(409, 'reports.changed', 'There is a new report about this. Please read it first.');
export const removedAlready = () =>
  new FeatureError(
    409,
    'reports.changed',
    'This is already removed and has no new reports. You can restore it.',
  );
export const nothingToRestore = () =>
  new FeatureError(
    409,
    'reports.changed',
    'There is nothing to restore, because this was not removed or marked as a duplicate.',
  );
