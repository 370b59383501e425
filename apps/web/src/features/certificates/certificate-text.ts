import {
  type Certificate,
  type CertificateTemplate,
  certificateCredential,
  certificatePdf,
} from '@aw/contracts/certificates/public';
import { urlOf } from '@aw/contracts/client';
import type { CertificateStatus } from '@aw/ui/patterns/certificate-view';
import type { RadioOption } from '@aw/ui/primitives/radio-group';
import { shownDay } from '~/lib/shown-day';

/**
 * Returns the status shown on a certificate. `replacementPath` is the path of its replacement, if this user may
 * see that.
 */
export function statusOf(
  certificate: Pick<Certificate, 'status' | 'revokedAt' | 'revokedReason' | 'updatedAt'>,
  replacementPath?: string,
): CertificateStatus {
  switch (certificate.status) {
    case 'valid':
      return { kind: 'verified' };
    case 'replaced':
      return { kind: 'replaced', to: replacementPath };
    case 'revoked':
      return {
        kind: 'revoked',
        when: shownDay(certificate.revokedAt ?? certificate.updatedAt),
        // The reason ends a sentence on the page, which adds the full stop.
        reason: certificate.revokedReason?.replace(/[\s.]+$/, '') || 'our staff withdrew it',
      };
  }
}

/** Returns the notes on a certificate, one sentence each. Only a valid certificate is called verified. */
export function notesOf(
  {
    status,
    attemptNumber,
    areKeysKnown,
    isMachineMade,
  }: Pick<Certificate, 'status' | 'attemptNumber' | 'areKeysKnown' | 'isMachineMade'>,
  issuer: string,
): string[] {
  return [
    status === 'valid' ? `Verified: this certificate was issued by ${issuer}.` : '',
    attemptNumber > 1
      ? `Passed on attempt ${attemptNumber}. The quiz shows the correct answers after each attempt.`
      : '',
    attemptNumber === 1 && areKeysKnown
      ? 'Passed on the first attempt. Another quiz had shown the correct answers to some of these questions before.'
      : '',
    isMachineMade ? 'AI wrote the questions in this quiz.' : '',
  ].filter((note) => note !== '');
}

/** The designs that an owner can choose from. */
export const templateOptions: (RadioOption & { value: CertificateTemplate })[] = [
  { value: 'modern', label: 'Modern', help: 'A dark band at the top, text on the left.' },
  { value: 'classic', label: 'Classic', help: 'A double frame, the text in the middle.' },
  { value: 'minimal', label: 'Minimal', help: 'A line above and one below.' },
];

/** Returns the labels and addresses of the files that an owner can download. */
export function downloadsOf(certificateId: string) {
  const params = { certificateId };
  return [
    { label: 'Download PDF (A4)', to: urlOf(certificatePdf, { params, query: { paper: 'a4' } }) },
    { label: 'Download PDF (Letter)', to: urlOf(certificatePdf, { params, query: { paper: 'letter' } }) },
    { label: 'Download credential (JSON)', to: urlOf(certificateCredential, { params }) },
  ];
}
