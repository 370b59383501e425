import { zonedTime } from '@aw/contracts/moment-text';
import { Action, Paragraph, Quote } from './parts';
import type { Template } from './template';

const becausePosted = 'You are receiving this email because it is about something you posted.';

export const postRemoved: Template<'post_removed'> = {
  subject: (mail) => `Removed from the site: ${mail.title}`,
  because: becausePosted,
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        We removed your {mail.noun} <b>{mail.title}</b> from the site. The reason:
      </Paragraph>
      <Quote>{mail.reason}</Quote>
      <Paragraph>
        {mail.canAppeal
          ? `If you think this is wrong, you can appeal on the ${mail.noun}’s page.`
          : `If you think this is wrong, write to ${site.contactEmail}, and we will review it.`}
      </Paragraph>
      <Action href={mail.link}>{mail.canAppeal ? `Open the ${mail.noun}` : 'See your profile'}</Action>
    </>
  ),
};

export const postApproved: Template<'post_approved'> = {
  subject: (mail) => `${mail.isBack ? 'Back on the site' : 'Now on the site'}: ${mail.title}`,
  because: becausePosted,
  isPersonal: true,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        {mail.isBack ? 'We reviewed our decision and restored your ' : 'We reviewed and published your '}
        {mail.noun} <b>{mail.title}</b>.
      </Paragraph>
      <Action href={mail.link}>Open the {mail.noun}</Action>
    </>
  ),
};

export const postDuplicate: Template<'post_duplicate'> = {
  subject: (mail) => `Your question was asked before: ${mail.title}`,
  because: becausePosted,
  isPersonal: true,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        Your question <b>{mail.title}</b> was asked before. It stays on the site, and its page now links to
        the earlier one: <b>{mail.original}</b>.
      </Paragraph>
      <Action href={mail.link}>Open the earlier question</Action>
    </>
  ),
};

export const reportDecided: Template<'report_decided'> = {
  subject: (mail) => outcomeText[mail.outcome](mail.noun),
  because: 'You are receiving this email because you reported something on the site.',
  isPersonal: true,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        We reviewed {withArticle(mail.noun)} you reported on {zonedTime(mail.reportedAt)}. Your reason:{' '}
        {mail.reason}. {resultText[mail.outcome]}
      </Paragraph>
      <Paragraph>Thank you for telling us.</Paragraph>
      <Action href={mail.link}>
        {mail.outcome === 'removed' ? 'Go to the site' : `Open the ${mail.noun}`}
      </Action>
    </>
  ),
};

const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const outcomeText = {
  removed: (noun: string) => `We removed the ${noun} you reported`,
  kept: (noun: string) => `The ${noun} you reported stays on the site`,
  duplicate: (noun: string) => `The ${noun} you reported was marked as a duplicate`,
  corrected: (noun: string) => `We corrected the ${noun} you reported`,
};

const resultText = {
  removed: 'It is no longer on the site.',
  kept: 'It does not break the rules of the site, so it stays.',
  duplicate: 'Its page now links to the earlier question.',
  corrected: 'It was wrong. We corrected it and are regrading everyone who answered it.',
};
