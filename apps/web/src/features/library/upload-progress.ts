import {
  creditsPerGrant,
  uploadsPerCreditGrant,
  uploadsSinceCredits,
  uploadsToNextCredits,
} from '@aw/pricing';
import { countOf } from '@aw/ui/primitives/count-of';

/**
 * How far the accepted uploads have come towards the next unlock credits, and what is there and missing in words.
 * `nextCredits` is what they really bring: credits that were spent of removed work are kept back.
 */
export function creditProgress(acceptedUploads: number, creditBalance = 0, nextCredits = creditsPerGrant) {
  const left = uploadsToNextCredits(acceptedUploads);
  const done = uploadsSinceCredits(acceptedUploads);
  return {
    done,
    of: uploadsPerCreditGrant,
    credits: nextCredits,
    balance: creditsText(creditBalance),
    /** Said while the count stands at 0 again because a ten is full. */
    justEarned:
      done === 0 && acceptedUploads > 0
        ? `Your latest ${uploadsPerCreditGrant} accepted documents earned ${creditsPerGrant}.`
        : undefined,
    missing: missingText(left, nextCredits),
  };
}

function missingText(left: number, nextCredits: number): string {
  const upload = `Upload ${countOf(left, 'more document')}`;
  const kept = creditsPerGrant - nextCredits;
  if (kept === 0) return `${upload} to earn ${creditsText(nextCredits)}.`;
  const spent = `You already spent ${creditsText(kept)} from documents that were removed.`;
  return nextCredits === 0
    ? `${spent} ${upload} to make up for ${kept === 1 ? 'it' : 'them'}.`
    : `${spent} ${upload} to make up for ${kept === 1 ? 'it' : 'them'} and earn ${creditsText(nextCredits)}.`;
}

const creditsText = (count: number) => countOf(count, 'unlock credit');
