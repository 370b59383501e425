import type { ExpertRates } from '@aw/contracts/experts/profile';
import type { OwnExpert } from '@aw/contracts/experts/public';
import type { Database } from '@aw/db';
import * as experts from '@aw/db/experts';
import type { UserContext } from '../../context';
import { getEarnings, toExpertProfile, toExpertProof } from './expert.mapper';

/** Returns the acting person's application or profile with proofs, current rates and earnings. */
export async function getOwnExpert({ db, userId }: UserContext): Promise<OwnExpert> {
  const [expert, proofs, rates, earnings] = await Promise.all([
    experts.find(db, userId),
    experts.listProofs(db, userId),
    getCurrentRates(db),
    getEarnings(db, userId),
  ]);
  return {
    profile: expert ? toExpertProfile(expert) : null,
    proofs: proofs.map(toExpertProof),
    rates,
    earnings,
  };
}

/** Returns the current rate of each kind of work. */
export async function getCurrentRates(db: Database): Promise<ExpertRates> {
  const [answer, verification] = await Promise.all([
    experts.findRate(db, 'answer'),
    experts.findRate(db, 'verification'),
  ]);
  const toMoney = (rate: typeof answer) => ({ amountMinor: rate.amount_minor, currency: rate.currency });
  return { answer: toMoney(answer), verification: toMoney(verification) };
}
