import { longDate } from '@aw/contracts/long-date';

/** Everything that the certificate of a passed quiz says. */
export type CertificateFacts = {
  certificateId: string;
  studentName: string;
  quizTitle: string;
  subject: string;
  score: number;
  totalQuestions: number;
  percentage: number;
  completedAt: Date;
  /** Which attempt of this person at this quiz it was that passed. */
  attemptNumber: number;
  /** Whether earlier attempts had shown the correct answers, or another quiz with some of its questions. */
  areKeysKnown: boolean;
  /** Whether the questions were made by AI. */
  isMachineMade: boolean;
  template: 'modern' | 'classic' | 'minimal';
  paper: 'a4' | 'letter';
  verifyUrl: string;
  issuer: string;
  /** When it was revoked; null for a valid certificate. */
  revokedAt: Date | null;
};

/** What a certificate says, in words. */
export type CertificateWords = {
  name: string;
  quiz: string;
  subject: string;
  result: string;
  date: string;
  /** How the result came about, where a reader should know: a sentence each. */
  notes: string[];
  id: string;
  verifyUrl: string;
  issuer: string;
  /** Says that the certificate was revoked, and when. */
  revocation?: string;
};

/** What the facts read as on paper; the date is the one in UTC. */
export function certificateWords(facts: CertificateFacts): CertificateWords {
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  const { score, totalQuestions, percentage, revokedAt } = facts;
  return {
    name: facts.studentName,
    quiz: facts.quizTitle,
    subject: facts.subject,
    result: `${number.format(score)} of ${number.format(totalQuestions)} (${number.format(percentage)}%)`,
    date: longDate(facts.completedAt, 'UTC'),
    notes: notesOf(facts),
    id: facts.certificateId,
    verifyUrl: facts.verifyUrl,
    issuer: facts.issuer,
    ...(revokedAt === null
      ? {}
      : { revocation: `REVOKED on ${longDate(revokedAt, 'UTC')}. This certificate is no longer valid.` }),
  };
}

function notesOf({ attemptNumber, areKeysKnown, isMachineMade }: CertificateFacts): string[] {
  const notes: string[] = [];
  if (attemptNumber > 1)
    notes.push(
      areKeysKnown
        ? `Passed on attempt ${attemptNumber}; the correct answers were shown after earlier attempts.`
        : `Passed on attempt ${attemptNumber}.`,
    );
  else if (areKeysKnown)
    notes.push(
      'First attempt at this quiz; the correct answers to some of its questions had been shown in another quiz.',
    );
  if (isMachineMade) notes.push('The questions in this quiz were written by AI.');
  return notes;
}
