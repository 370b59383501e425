import { formatNumber, percentText } from '@aw/contracts/duration-text';
import { longDate } from '@aw/contracts/long-date';

/** Facts on the certificate of a passed quiz. */
export type CertificateFacts = {
  certificateId: string;
  studentName: string;
  quizTitle: string;
  subject: string;
  score: number;
  totalQuestions: number;
  percentage: number;
  completedAt: Date;
  /** Number of the attempt with which the person passed the quiz. */
  attemptNumber: number;
  /** Whether earlier attempts, or another quiz with some of the questions, had shown the correct answers. */
  areKeysKnown: boolean;
  /** Whether the questions were made by AI. */
  isMachineMade: boolean;
  template: 'modern' | 'classic' | 'minimal';
  paper: 'a4' | 'letter';
  verifyUrl: string;
  issuer: string;
  /** Time of the revocation. Null for a valid certificate. */
  revokedAt: Date | null;
};

/** The texts on a certificate. */
export type CertificateWords = {
  name: string;
  quiz: string;
  subject: string;
  result: string;
  date: string;
  /** Sentences about how the result was reached, if a reader should know. */
  notes: string[];
  id: string;
  verifyUrl: string;
  issuer: string;
  /** States that the certificate was revoked, and when. */
  revocation?: string;
};

/** Returns the texts of a certificate. Its date is in UTC. */
export function certificateWords(facts: CertificateFacts): CertificateWords {
  const { score, totalQuestions, percentage, revokedAt } = facts;
  return {
    name: facts.studentName,
    quiz: facts.quizTitle,
    subject: facts.subject,
    result: `${formatNumber(score)} of ${formatNumber(totalQuestions)} (${percentText(percentage)})`,
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
        ? `Passed on attempt ${attemptNumber}. The correct answers were shown after earlier attempts.`
        : `Passed on attempt ${attemptNumber}.`,
    );
  else if (areKeysKnown)
    notes.push(
      'Passed on the first attempt. Another quiz had shown the correct answers to some of these questions before.',
    );
  if (isMachineMade) notes.push('AI wrote the questions in this quiz.');
  return notes;
}
