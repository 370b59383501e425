import { formatCount, percentText } from '@aw/contracts/duration-text';
import { oneLine } from '../../server/one-line';
import { Action, Paragraph, Quote } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

/** `title` is the quiz’s. */
type AttemptFacts = { title: string; quizId: number; attemptId: string; percentage: number; passed: boolean };

/** `quizId` is null if no quiz could be generated. */
type GenerationFacts = { subject: string; quizId: number | null; questions: number; wanted: number };

/** Number of correct answers, number of questions, and the result in percent. */
type Figures = { score: number; total: number; percentage: number };

/** `title` is the quiz’s, `note` describes the correction, and `standing` is its effect on passing. */
type RegradeFacts = {
  title: string;
  note: string;
  before: Figures;
  after: Figures;
  standing: 'gained' | 'lost' | 'passed' | 'failed';
  link: string;
};

/** Maximum length of a title in a subject, so that the words after it are never cut off. */
const maxTitleLength = 29;

/** Goes to the taker of a quiz whose time ran out after they left. */
export const attemptClosed: Template<AttemptFacts> = {
  subject: ({ title, percentage, passed }) =>
    `Time is up: you scored ${percentText(percentage)} on “${oneLine(title, maxTitleLength)}” (${passed ? 'passed' : 'not passed'})`,
  because: 'You are receiving this email because you took this quiz.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Time ran out on your attempt at <b>{mail.title}</b>, so we submitted the answers you had saved. You
        scored {percentText(mail.percentage)}, {mail.passed ? 'which is a pass' : 'which is not a pass yet'}.
      </Paragraph>
      <Action href={`${site.origin}/quiz/${mail.quizId}?attempt=${mail.attemptId}`}>See your result</Action>
    </>
  ),
};

/** Goes to a person who left while a quiz was generated. */
export const quizGenerated: Template<GenerationFacts> = {
  subject: ({ subject, quizId, questions }) =>
    quizId === null
      ? `We could not generate your quiz: ${oneLine(subject, maxTitleLength)}`
      : `Your quiz is ready: ${oneLine(subject, maxTitleLength)}, ${formatCount(questions, 'question')}`,
  because: 'You are receiving this email because you asked for a quiz.',
  isPersonal: true,
  Body: ({ mail: { subject, quizId, questions, wanted }, site }) =>
    quizId === null ? (
      <>
        <Paragraph>
          We could not generate your quiz on <b>{subject}</b>. It does not count towards your limit. Please
          try again, or choose another topic.
        </Paragraph>
        <Action href={`${site.origin}/ai-quiz-generator`}>Try again</Action>
      </>
    ) : (
      <>
        <Paragraph>
          Your quiz on <b>{subject}</b> has {formatCount(questions, 'question')}
          {questions < wanted ? ` of the ${wanted} you asked for` : ''}. Only you can take it.
        </Paragraph>
        <Action href={`${site.origin}/quiz/${quizId}`}>Take the quiz</Action>
      </>
    ),
};

export const quizRegraded: Template<RegradeFacts> = {
  subject: (mail) =>
    mail.standing === 'gained'
      ? `You have now passed: ${mail.title}`
      : `Your result was corrected: ${mail.title}`,
  because: 'You are receiving this email because it is about a quiz you took.',
  isPersonal: true,
  Body: ({ mail: { title, note, before, after, standing, link } }) => (
    <>
      <Paragraph>
        We corrected a wrong question in the quiz <b>{title}</b>:
      </Paragraph>
      <Quote>{note}</Quote>
      <Paragraph>
        Your score was {figuresText(before)}. It is now {figuresText(after)}. {standingText[standing]}
      </Paragraph>
      <Action href={link}>See the result</Action>
    </>
  ),
};

const figuresText = ({ score, total, percentage }: Figures) =>
  `${score} of ${total} (${percentText(percentage)})`;

const standingText = {
  gained: 'You have now passed the quiz. Your certificate is on your profile.',
  lost: 'This is no longer a pass. You can take the quiz again at any time.',
  passed: 'You have still passed the quiz.',
  failed: 'This is still not a pass. You can take the quiz again at any time.',
};
