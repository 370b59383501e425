import { counted } from '@aw/contracts/duration-text';
import { oneLine } from '../one-line';
import { Action, Paragraph, Quote } from './parts';
import type { Template } from './template';

/** So much of a title that what stands behind it is never cut off a subject. */
const mostOfTitle = 29;

export const attemptClosed: Template<'attempt_closed'> = {
  subject: ({ title, percentage, passed }) =>
    `Time is up: your attempt at “${oneLine(title, mostOfTitle)}” was closed with the answers that were saved. ${percentage}%, ${passed ? 'passed' : 'not passed'}`,
  because: 'You are receiving this e-mail because you took this quiz.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        The time of your attempt at <b>{mail.title}</b> ran out. It was closed with the answers that were
        saved: {mail.percentage}%, {mail.passed ? 'which is a pass' : 'which is not a pass yet'}.
      </Paragraph>
      <Action href={`${site.origin}/quiz/${mail.quizId}?attempt=${mail.attemptId}`}>See your result</Action>
    </>
  ),
};

export const quizGenerated: Template<'quiz_generated'> = {
  subject: ({ subject, quizId, questions }) =>
    quizId === null
      ? `No quiz came of your wish: ${oneLine(subject, mostOfTitle)}`
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
          {questions < wanted ? ` of the ${wanted} that you asked for` : ''}. It is yours alone, and waits for
          you.
        </Paragraph>
        <Action href={`${site.origin}/quiz/${quizId}`}>Take the quiz</Action>
      </>
    ),
};

export const certificateRevoked: Template<'certificate_revoked'> = {
  subject: (mail) => `Your certificate was revoked: ${mail.title}`,
  because: 'You are receiving this e-mail because it is about a certificate of yours.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Our staff revoked your certificate for <b>{mail.title}</b>. Its page says so from now on to everybody
        who can see it, and whoever verifies its credential learns it. The reason is:
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
        A question of the quiz <b>{title}</b> was wrong, and is corrected:
      </Paragraph>
      <Quote>{note}</Quote>
      <Paragraph>
        Your answers are the same; counted by the corrected question they are {figuresText(after)}. Before
        they were {figuresText(before)}. {standingText[standing]}
      </Paragraph>
      <Action href={link}>See the result</Action>
    </>
  ),
};

type Figures = { score: number; total: number; percentage: number };

const figuresText = ({ score, total, percentage }: Figures) => `${score} of ${total} (${percentage}%)`;

const standingText = {
  gained: 'You have passed the quiz with that; your certificates are on your profile.',
  lost: 'The quiz is not passed with that. You can take it again at any time.',
  passed: 'The quiz stays passed.',
  failed: 'The quiz is still not passed. You can take it again at any time.',
};
