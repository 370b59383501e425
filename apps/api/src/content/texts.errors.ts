import type { TextError } from '@aw/content/compile';
import { FeatureError } from '../errors/feature-error';

export const textNotFound = () =>
  new FeatureError(404, 'texts.not_found', 'Text not found. Nothing was changed.');

export const textChanged = () =>
  new FeatureError(
    409,
    'texts.changed',
    'Someone else published this text while you were editing it. Nothing was changed, and what you wrote is still in the field.',
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
    'This text was not published, because another version of this policy has the same date. Nothing was changed.',
    {
      issues: [
        {
          path: 'lastUpdated',
          message: `People agree to the version of a certain date, and there is already one for ${day}. Please enter the date of this change.`,
        },
      ],
    },
  );
