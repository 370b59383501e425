import {
  creditsPerGrant,
  uploadsPerCreditGrant,
  uploadsSinceCredits,
  uploadsToNextCredits,
} from '@aw/pricing';

/** How far the accepted uploads have come towards the next unlock credits, and what is there and missing in words. */
export function creditProgress(acceptedUploads: number, creditBalance = 0) {
  const left = uploadsToNextCredits(acceptedUploads);
  const done = uploadsSinceCredits(acceptedUploads);
  return {
    done,
    of: uploadsPerCreditGrant,
    credits: creditsPerGrant,
    balance: `${creditBalance.toLocaleString('en')} ${creditBalance === 1 ? 'unlock credit' : 'unlock credits'}`,
    /** Said while the count stands at 0 again because a ten is full. */
    justEarned:
      done === 0 && acceptedUploads > 0
        ? `Your latest ${uploadsPerCreditGrant} accepted documents earned ${creditsPerGrant}.`
        : undefined,
    missing: `Upload ${left} more ${left === 1 ? 'document' : 'documents'} to earn ${creditsPerGrant} unlock credits.`,
  };
}
