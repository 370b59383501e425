import {
  creditsPerGrant,
  uploadsPerCreditGrant,
  uploadsSinceCredits,
  uploadsToNextCredits,
} from '@aw/pricing';

/** How far the accepted uploads have come towards the next unlock credits, and what is missing in words. */
export function creditProgress(acceptedUploads: number) {
  const left = uploadsToNextCredits(acceptedUploads);
  return {
    done: uploadsSinceCredits(acceptedUploads),
    of: uploadsPerCreditGrant,
    credits: creditsPerGrant,
    missing: `Upload ${left} more ${left === 1 ? 'document' : 'documents'} to earn ${creditsPerGrant} unlock credits.`,
  };
}
