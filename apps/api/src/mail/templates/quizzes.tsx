import { counted } from '@aw/contracts/duration-text';
import { oneLine } from '../one-line';
import { Action, Paragraph, Quote } from './parts';
import type { Template } from './template';

/** So much of a title that what stands behind it is never cut off a subject. */
const mostOfTitle = 29;

export const attemptClosed: Template<'attempt_closed'> = {
  subject: ({ title, percentage, passed }) =>
    `Time is up: you scored ${percentage}% on “${oneLine(title, mostOfTitle)}” (${passed ? 'passed' : 'not passed'})`,
  because: 'You are receiving this e-mail because you took this quiz.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Time ran out on your attempt at <b>{mail.title}</b>, so we submitted the answers you had saved. You
        scored {mail.percentage}%, {mail.passed ? 'which is a pass' : 'which is not a pass yet'}.
      </Paragraph>
      <Action href={`${site.origin}/quiz/${mail.quizId}?attempt=${mail.attemptId}`}>See your result</Action>
    </>
  ),
};

export const quizGenerated: Template<'quiz_generated'> = {
  subject: ({ subject, quizId, questions }) =>
    quizId === null
      ? `We could not make your quiz: ${oneLine(subject, mostOfTitle)}`
      : `Your quiz is ready: ${oneLine(subject, mostOfTitle)}, ${counted(questions, 'question')}`,
  because: 'You are receiving this e-mail because you asked for a quiz.',
  isPersonal: true,
  Body: ({ mail: { subject, quizId, questions, wanted }, site }) =>
    quizId === null ? (
      <>
        <Paragraph>
          Your quiz on <b>{subject}</b> could not be made. Please try again, or choose another topic.
        </Paragraph>
        <Action href={`${site.origin}/ai-quiz-generator`}>Try again</Action>
      </>
    ) : (
      <>
        <Paragraph>
          Your quiz on <b>{subject}</b> has {counted(questions, 'question')}
          {questions < wanted ? ` of the ${wanted} that you asked for` : ''}. Only you can take it.
        </Paragraph>
        <Action href={`${site.origin}/quiz/${quizId}`}>Take the quiz</Action>
      </>
    ),
};

export const certificateRevoked: Template<'certificate_revoked'> = {
  subject: (mail) => `Your certificate was revoked: ${mail.title}`,
  because: 'You are receiving this email because it is about one of your certificates.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        We revoked your certificate for <b>{mail.title}</b>. Everyone who can see its page or verifies its
        credential is now told so. The reason:
      </Paragraph>
      <Quote>{mail.reason}</Quote>
      <Paragraph>
        You can take the quiz again; a pass gives a new certificate. If you think this is a mistake, write to{' '}
        {site.contactEmail}.
      </Paragraph>
      <Action href={`${site.origin}/certificates/${mail.certificateId}`}>Open the certificate</Action>
    </>
  ),
};

export const quizRegraded: Template<'quiz_regraded'> = {
  subject: (mail) =>
    mail.standing === 'gained'
      ? `You have passed after all: ${mail.title}`
      : `Your result was corrected: ${mail.title}`,
  because: 'You are receiving this e-mail because it is about a quiz that you took.',
  isPersonal: true,
  Body: ({ mail: { title, note, before, after, standing, link } }) => (
    <>
      <Paragraph>
        We corrected a wrong question in the quiz <b>{title}</b>:
      </Paragraph>
      <Quote>{note}</Quote>
      <Paragraph>
        Your score is now {figuresText(after)}; it was {figuresText(before)}. {standingText[standing]}
      </Paragraph>
      <Action href={link}>See the result</Action>
    </>
  ),
};

type Figures = { score: number; total: number; percentage: number };

const figuresText = ({ score, total, percentage }: Figures) => `${score} of ${total} (${percentage}%)`;

const standingText = {
  gained: 'You have now passed the quiz. Your certificate is on your profile.',
  lost: 'This is no longer a pass. You can take the quiz again at any time.',
  passed: 'You have still passed the quiz.',
  failed: 'This is still not a pass. You can take the quiz again at any time.',
};
