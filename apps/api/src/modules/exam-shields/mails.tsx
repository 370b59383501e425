import { Action, Paragraph, Quote } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

/** Goes to the asker of a question that matched an exam and is published now. */
export const examOver: Template<{ title: string; questionId: number }> = {
  subject: (mail) => `Now open for answers: ${mail.title}`,
  because: 'You are receiving this email because you asked this question.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Your question <b>{mail.title}</b> was hidden because it matched an exam. It is no longer hidden, and
        experts can now answer it. The promised answer time starts now.
      </Paragraph>
      <Action href={`${site.origin}/questions/${mail.questionId}`}>Open the question</Action>
    </>
  ),
};

/** Goes to the educator whose exam shield staff have ended. */
export const examShieldEnded: Template<{ label: string; reason: string }> = {
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
