import {
  creditsPerGrant,
  uploadsPerCreditGrant,
  uploadsSinceCredits,
  uploadsToNextCredits,
} from '@aw/pricing';
import { formatCount } from '@aw/ui/primitives/format-count';

/**
 * Returns the progress of accepted uploads towards the next unlock credits, as numbers and sentences.
 * `nextCredits` is the number that they will really earn, because spent credits of removed documents are
 * deducted.
 */
export function creditProgress(acceptedUploads: number, creditBalance = 0, nextCredits = creditsPerGrant) {
  const left = uploadsToNextCredits(acceptedUploads);
  const done = uploadsSinceCredits(acceptedUploads);
  return {
    done,
    of: uploadsPerCreditGrant,
    credits: nextCredits,
    balance: creditsText(creditBalance),
    /**
     * Set while the count is at 0 again because ten uploads are complete. The last of them may have earned fewer credits
     * than five, but the credits of all complete tens are always settled to five each.
     */
    settled:
      done === 0 && acceptedUploads > 0
        ? `Your ${formatCount(acceptedUploads, 'accepted document')} count for ${creditsText((acceptedUploads / uploadsPerCreditGrant) * creditsPerGrant)}.`
        : undefined,
    missing: missingText(left, nextCredits),
  };
}

/** Returns what the uploads of one visit have earned. */
export function earnedText(newCredits: number): string {
  return `Your uploads earned ${creditsText(newCredits)}.`;
}

/** Returns how many documents are left to earn credits, in the words of the specification. */
export function leftText(acceptedUploads: number, nextCredits = creditsPerGrant): string {
  const left = uploadsToNextCredits(acceptedUploads);
  if (nextCredits !== creditsPerGrant) return missingText(left, nextCredits);
  const line = `${formatCount(left, 'document')} left to earn ${creditsText(nextCredits)}.`;
  return left <= 3 ? `Almost there! ${line}` : line;
}

function missingText(left: number, nextCredits: number): string {
  const upload = `Upload ${formatCount(left, 'more document')}`;
  const deducted = creditsPerGrant - nextCredits;
  if (deducted === 0) return `${upload} to earn ${creditsText(nextCredits)}.`;
  const spent = `You already spent ${creditsText(deducted)} from documents that were removed.`;
  return nextCredits === 0
    ? `${spent} ${upload} to make up for ${deducted === 1 ? 'it' : 'them'}.`
    : `${spent} ${upload} to make up for ${deducted === 1 ? 'it' : 'them'} and earn ${creditsText(nextCredits)}.`;
}

const creditsText = (count: number) => formatCount(count, 'unlock credit');
