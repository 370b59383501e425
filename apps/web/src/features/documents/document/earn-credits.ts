import type { User } from '@aw/contracts/users/public';
import { welcomeCredits } from '@aw/pricing';
import type { CreditWay } from '@aw/ui/patterns/unlock-card';
import { paths } from '~/lib/paths';
import { creditProgress } from '../upload-progress';

type Reader = Pick<
  User,
  'isAnonymous' | 'isEmailVerified' | 'hadWelcomeCredit' | 'uploadCount' | 'nextCredits' | 'creditBalance'
>;

const { balance: welcome } = creditProgress(0, welcomeCredits);

/**
 * Returns the ways in which a reader can get more credits to unlock a document, the shortest first. Signing up
 * returns to `next`.
 */
export function earnCredits(reader: Reader | undefined, next: string): [CreditWay, ...CreditWay[]] {
  const {
    isAnonymous = true,
    isEmailVerified = false,
    hadWelcomeCredit = false,
    uploadCount = 0,
    nextCredits,
    creditBalance = 0,
  } = reader ?? {};
  const { done, of, credits, missing } = creditProgress(uploadCount, 0, nextCredits);
  const upload: CreditWay = {
    kind: 'upload',
    text: missing,
    label: 'Upload Documents',
    to: paths.upload({ next }),
    progress: { done, of, credits },
  };
  const gift = `You get ${welcome} (once per inbox)${creditBalance === 0 ? ', enough to unlock this document' : ''}.`;
  if (isEmailVerified || hadWelcomeCredit) return [upload];
  const orUpload = { ...upload, text: missing.replace(/^Upload /, 'Or upload ') };
  if (isAnonymous)
    return [
      {
        kind: 'account',
        text: `Create a free account and confirm your email address. ${gift}`,
        label: 'Create a free account',
        to: paths.signup({ next }),
      },
      orUpload,
    ];
  return [
    {
      kind: 'confirm',
      text: `Open the link we emailed you. ${gift}`,
      label: 'Confirm your email',
      to: `${paths.settings}#email`,
    },
    orUpload,
  ];
}
