import { maxProofs } from '@aw/contracts/experts/profile';
import { moneyText } from '@aw/contracts/money-text';
import { FeatureError } from '../../errors/feature-error';

export const expertNotFound = () =>
  new FeatureError(404, 'experts.not_found', 'Not found. It may have been removed.');
export const expertChanged = () =>
  new FeatureError(
    409,
    'experts.changed',
    'Someone has changed this or decided about it since you opened it. Nothing was changed. Please look at it again.',
  );
export const unconfirmed = () =>
  new FeatureError(
    403,
    'experts.unconfirmed',
    'Please confirm your email address first, because we send our decision there. Nothing was changed.',
  );
export const proofMissing = (subjects: readonly string[]) => {
  const message = `Please add a certificate or transcript for ${subjects.join(', ')}.`;
  return new FeatureError(422, 'experts.proof_missing', message, { issues: [{ path: 'proofs', message }] });
};
export const tooManyProofs = () =>
  new FeatureError(
    422,
    'experts.proofs',
    `This proof was not uploaded, because you can have at most ${maxProofs}. Remove another one first.`,
  );
export const proofType = () =>
  new FeatureError(
    415,
    'files.type',
    'This file was not uploaded, because its content is not PDF, JPEG, PNG or WebP, even if its name says so. Save it as one of these and add it again.',
  );
export const balanceTooSmall = (balanceMinor: number, currency: string) =>
  new FeatureError(
    409,
    'experts.balance',
    `This payout was not recorded, because the balance is only ${moneyText(balanceMinor, currency)}.`,
  );
export const payoutRecorded = () =>
  new FeatureError(
    409,
    'payments.recorded',
    'A payout with this reference is already recorded for another person or amount. Nothing was recorded. Please check the reference.',
  );
