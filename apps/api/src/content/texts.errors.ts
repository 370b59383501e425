import type { TextError } from '@aw/content/compile';
import { FeatureError } from '../errors/feature-error';

export const textNotFound = () =>
  new FeatureError(404, 'texts.not_found', 'There is no such text. Nothing was changed.');

export const textChanged = () =>
  new FeatureError(
    409,
    'texts.changed',
    'Somebody else published this text in the meantime. Nothing was changed; what you wrote is still in the field.',
  );

/** A source that does not fit, field by field. */
export const textInvalid = ({ message, issues }: TextError) =>
  new FeatureError(400, 'texts.invalid', `This text cannot be published. ${message}`, {
    issues: [...issues],
  });

/** Another text of a policy under a day that one has already. */
export const policyDayTaken = (day: string) =>
  new FeatureError(
    400,
    'texts.invalid',
    'This text cannot be published. Another version of this policy already has the same date; nothing was changed.',
    {
      issues: [
        {
          path: 'lastUpdated',
          message: `People agree to the version of a certain date, and ${day} already has another version. Please enter the date of this change.`,
        },
      ],
    },
  );
