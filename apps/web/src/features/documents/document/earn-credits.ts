import type { User } from '@aw/contracts/users/public';
import { welcomeCredits } from '@aw/pricing';
import type { CreditWay } from '@aw/ui/patterns/unlock-card';
import { paths } from '~/lib/paths';
import { creditProgress } from '../upload-progress';

type Reader = Pick<
  User,
  'isAnonymous' | 'isEmailVerified' | 'hadWelcomeCredit' | 'uploadCount' | 'nextCredits'
>;

const { balance: welcome } = creditProgress(0, welcomeCredits);

/**
 * Returns the ways in which a reader without credits can still get one, the shortest first. Signing up
 * returns to `next`.
 */
export function earnCredits(reader: Reader | undefined, next: string): [CreditWay, ...CreditWay[]] {
  const {
    isAnonymous = true,
    isEmailVerified = false,
    hadWelcomeCredit = false,
    uploadCount = 0,
    nextCredits,
  } = reader ?? {};
  const { missing } = creditProgress(uploadCount, 0, nextCredits);
  const upload: CreditWay = { kind: 'upload', text: missing, label: 'Upload Documents', to: paths.upload() };
  if (isEmailVerified || hadWelcomeCredit) return [upload];
  const orUpload = { ...upload, text: missing.replace(/^Upload /, 'Or upload ') };
  if (isAnonymous)
    return [
      {
        kind: 'account',
        text: `Create a free account and confirm your email address. You get ${welcome} (once per inbox), enough to unlock this document.`,
        label: 'Create a free account',
        to: paths.signup({ next }),
      },
      orUpload,
    ];
  return [
    {
      kind: 'confirm',
      text: `Open the link we emailed you. You get ${welcome} (once per inbox), enough to unlock this document.`,
      label: 'Confirm your email',
      to: `${paths.settings}#email`,
    },
    orUpload,
  ];
}
