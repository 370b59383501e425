import { maxProofs } from '@aw/contracts/experts/profile';
import { moneyText } from '@aw/contracts/money-text';
import { FeatureError } from '../../errors/feature-error';

export const expertNotFound = () =>
  new FeatureError(404, 'experts.not_found', 'There is nothing here; it may have been removed.');
export const expertChanged = () =>
  new FeatureError(
    409,
    'experts.changed',
    'This has changed since it was opened: somebody decided, or the person changed it. Nothing was done; please look again.',
  );
export const unconfirmed = () =>
  new FeatureError(
    403,
    'experts.unconfirmed',
    'Please confirm your e-mail address first: decisions are sent to it. Nothing was changed.',
  );
export const proofMissing = (subjects: readonly string[]) => {
  const message = `Please add a certificate or transcript for ${subjects.join(', ')}.`;
  return new FeatureError(422, 'experts.proof_missing', message, { issues: [{ path: 'proofs', message }] });
};
export const tooManyProofs = () =>
  new FeatureError(
    422,
    'experts.proofs',
    `You can keep at most ${maxProofs} proofs, so this one was not stored. Remove another one first.`,
  );
export const proofType = () =>
  new FeatureError(
    415,
    'files.type',
    'Proofs can be PDF, JPEG, PNG or WebP files, recognised by their content. This one is none of these, so it was not stored.',
  );
export const balanceTooSmall = (balanceMinor: number, currency: string) =>
  new FeatureError(
    409,
    'experts.balance',
    `The balance is ${moneyText(balanceMinor, currency)}, so this payout was not recorded.`,
  );
export const payoutRecorded = () =>
  new FeatureError(
    409,
    'payments.recorded',
    'A payout with this reference was recorded before, for another person or amount. Nothing was recorded; please check the reference.',
  );
