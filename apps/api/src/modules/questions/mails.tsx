import { Action, Aside, Paragraph, Quote } from '../mail/rendering/parts';
import type { Site, Template } from '../mail/rendering/template';

type QuestionFacts = { title: string; questionId: number };

const ofQuestion = (site: Site, id: number) => `${site.origin}/questions/${id}`;

/** Goes to the asker and the followers of the question. */
export const questionAnswered: Template<QuestionFacts> = {
  subject: (mail) => `Answered: ${mail.title}`,
  because: 'You are receiving this email because you asked or follow this question.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        An expert has answered <b>{mail.title}</b>.
      </Paragraph>
      <Action href={ofQuestion(site, mail.questionId)}>Read the answer</Action>
    </>
  ),
};

/** Goes to the asker, and to the experts who answered. */
export const questionComment: Template<QuestionFacts & { body: string }> = {
  subject: (mail) => `New comment: ${mail.title}`,
  because: 'You are receiving this email because you asked or answered this question.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Someone commented on <b>{mail.title}</b>:
      </Paragraph>
      <Quote>{mail.body}</Quote>
      <Action href={ofQuestion(site, mail.questionId)}>Open the question</Action>
    </>
  ),
};

/** `returned` names the refund for the late answer. */
export const questionLate: Template<
  QuestionFacts & {
    returned: 'free' | 'credit';
    /** Whether the question still waits for our review. */
    isInReview?: boolean;
  }
> = {
  subject: (mail) => `Not answered in time: ${mail.title}`,
  because: 'You are receiving this email because you asked this question.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        We promised you an answer to <b>{mail.title}</b> by now, but{' '}
        {mail.isInReview ? 'our review of the question has taken longer.' : 'there is none yet.'} We are
        sorry.{' '}
        {mail.returned === 'credit'
          ? 'We have returned the unlock credit you paid for it.'
          : 'It no longer counts as one of your free questions.'}
      </Paragraph>
      <Paragraph>
        {mail.isInReview
          ? 'When our staff approve your question, an expert can answer it.'
          : 'Your question stays open, and an expert can still answer it.'}{' '}
        You do not need to do anything.
      </Paragraph>
      <Action href={ofQuestion(site, mail.questionId)}>Open the question</Action>
    </>
  ),
};

/** Goes to an asker who has not accepted an answer for three days; sent once. */
export const answerReminder: Template<QuestionFacts> = {
  subject: (mail) => `Did this help? ${mail.title}`,
  because: 'You are receiving this email because you asked this question.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Your question <b>{mail.title}</b> was answered three days ago. If an answer helped you, accept it.
        Others will see that it helps, and we will tell the expert.
      </Paragraph>
      <Action href={ofQuestion(site, mail.questionId)}>Open the question</Action>
      <Aside>We will not remind you about this question again.</Aside>
    </>
  ),
};

const judged = {
  accepted: 'The person who asked accepted your answer to',
  verified: 'Another expert or our staff verified your answer to',
  scored: 'Another expert rated your answer to',
} as const;

/** Goes to the expert; `what` is what happened to their answer. */
export const answerJudged: Template<QuestionFacts & { what: 'accepted' | 'verified' | 'scored' }> = {
  subject: (mail) => `Your answer was ${mail.what === 'scored' ? 'rated' : mail.what}: ${mail.title}`,
  because: 'You are receiving this email because you answered this question.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        {judged[mail.what]} <b>{mail.title}</b>.
      </Paragraph>
      <Action href={ofQuestion(site, mail.questionId)}>Open your answer</Action>
    </>
  ),
};

/** Goes to an address without an account that wants to follow a question. */
export const followConfirm: Template<{ title: string; link: string; days: number }> = {
  subject: (mail) => `Follow this question? ${mail.title}`,
  because: 'You are receiving this email because someone entered this address to follow a question.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm that you want an email from {site.name} when <b>{mail.title}</b> is answered. We will
        not write to you until you do.
      </Paragraph>
      <Action href={mail.link}>Follow the question</Action>
      <Aside>
        The link works for {mail.days} days. If you did not enter your address, ignore this email, and we will
        delete it.
      </Aside>
    </>
  ),
};

export const followAnswered: Template<QuestionFacts> = {
  subject: (mail) => `Answered: ${mail.title}`,
  because: 'You are receiving this email because you follow this question and confirmed this address.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        An expert has answered <b>{mail.title}</b>.
      </Paragraph>
      <Action href={ofQuestion(site, mail.questionId)}>Read the answer</Action>
    </>
  ),
};
