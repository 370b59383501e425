import { Action, Aside, Paragraph, Quote } from './parts';
import type { Site, Template } from './template';

const ofQuestion = (site: Site, id: number) => `${site.origin}/questions/${id}`;

export const questionAnswered: Template<'question_answered'> = {
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

export const questionComment: Template<'question_comment'> = {
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

export const questionLate: Template<'question_late'> = {
  subject: (mail) => `Not answered in time: ${mail.title}`,
  because: 'You are receiving this email because you asked this question.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        We promised you an answer to <b>{mail.title}</b> by now, but there is none yet. We are sorry.{' '}
        {mail.returned === 'credit'
          ? 'We have returned the unlock credit you paid for it.'
          : 'It no longer counts as one of your free questions.'}
      </Paragraph>
      <Paragraph>
        Your question stays open, and an expert can still answer it. You do not need to do anything.
      </Paragraph>
      <Action href={ofQuestion(site, mail.questionId)}>Open the question</Action>
    </>
  ),
};

export const examOver: Template<'exam_over'> = {
  subject: (mail) => `Now open for answers: ${mail.title}`,
  because: 'You are receiving this email because you asked this question.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Your question <b>{mail.title}</b> was hidden because it matched an exam. It is no longer hidden, and
        experts can now answer it. The promised answer time starts now.
      </Paragraph>
      <Action href={ofQuestion(site, mail.questionId)}>Open the question</Action>
    </>
  ),
};

export const examShieldEnded: Template<'exam_shield_ended'> = {
  subject: (mail) => `Exam shield ended: ${mail.label}`,
  because: 'You are receiving this email because you protected this exam.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        We ended the protection of your exam <b>{mail.label}</b>. The reason:
      </Paragraph>
      <Quote>{mail.reason}</Quote>
      <Paragraph>
        Questions that were hidden only because of this exam are no longer hidden. Your account is not
        affected, but for 30 days you can protect fewer exams, with fewer questions each. If you think this is
        a mistake, write to {site.contactEmail}, and we will review it.
      </Paragraph>
      <Action href={`${site.origin}/exam-shield`}>Open your exams</Action>
    </>
  ),
};

export const answerReminder: Template<'answer_reminder'> = {
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

export const answerJudged: Template<'answer_judged'> = {
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

export const followConfirm: Template<'follow_confirm'> = {
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

export const followAnswered: Template<'follow_answered'> = {
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
