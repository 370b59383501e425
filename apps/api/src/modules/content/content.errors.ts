import type { TextError } from '@aw/content/compile';
import { FeatureError } from '../../errors/feature-error';

export const termsNeeded = () =>
  new FeatureError(
    403,
    'terms.needed',
    'Our Terms of Use have changed. Please accept them, then try again. Nothing was lost.',
  );

export const textNotFound = () =>
  new FeatureError(404, 'texts.not_found', 'Text not found. Nothing was changed.');

export const textChanged = () =>
  new FeatureError(
    409,
    'texts.changed',
    'Someone else published this text while you were editing it. Nothing was changed, and what you wrote is still in the field.',
  );

/** Refuses a source, with an issue for each field. */
export const textInvalid = ({ message, issues }: TextError) =>
  new FeatureError(400, 'texts.invalid', `This text cannot be published. ${message}`, {
    issues: [...issues],
  });

/** `hints` contains the message of each field. */
const policyInvalid = (message: string, hints: Record<string, string>) =>
  new FeatureError(400, 'texts.invalid', `${message} Nothing was changed.`, {
    issues: Object.entries(hints).map(([path, hint]) => ({ path, message: hint })),
  });

/** Refuses changed words of a policy under a date that people have already accepted. */
export const policyDateTaken = (day: string) =>
  policyInvalid(
    `You changed this policy, but there is already a version with the date ${day}. People have agreed to that one, so a change needs a date of its own.`,
    {
      lastChanged: 'Please enter the date of this change.',
      changes: 'Please say in plain words what changed.',
    },
  );

/** Refuses a date before an earlier version, because nobody would be asked to accept it. */
export const policyDateOld = (day: string) =>
  policyInvalid(
    `There is already a version with the date ${day}. We tell people only about a version with a later date.`,
    {
      lastChanged: `Please enter a date after ${day}.`,
    },
  );

export const policyDateAhead = (day: string) =>
  policyInvalid('The date of this change is in the future.', {
    lastChanged: `Please enter ${day} at the latest.`,
  });

/** Refuses a change of the date of the first version. */
export const policyFirstDate = (day: string) =>
  policyInvalid(`The field lastUpdated is the date of the first version, which stays ${day}.`, {
    lastUpdated: `Please leave lastUpdated at ${day}, and enter the date of this change as lastChanged.`,
  });
