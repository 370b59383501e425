import { Action, Paragraph, Quote } from './parts';
import type { Template } from './template';
import { momentText } from './times';

const becausePosted = 'You are receiving this e-mail because it is about something you posted.';

export const postRemoved: Template<'post_removed'> = {
  subject: (mail) => `Removed: ${mail.title}`,
  because: becausePosted,
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Our staff have taken your {mail.noun} <b>{mail.title}</b> off the site. The reason is:
      </Paragraph>
      <Quote>{mail.reason}</Quote>
      <Paragraph>
        {mail.canAppeal
          ? `If you think this is wrong, you can appeal on the ${mail.noun}’s page.`
          : `If you think this is wrong, write to ${site.contactEmail}. Somebody will look at it again.`}
      </Paragraph>
      <Action href={mail.link}>{mail.canAppeal ? `Open the ${mail.noun}` : 'See your profile'}</Action>
    </>
  ),
};

export const postApproved: Template<'post_approved'> = {
  subject: (mail) => `${mail.isBack ? 'Back on the site' : 'On the site'}: ${mail.title}`,
  because: becausePosted,
  isPersonal: true,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        {mail.isBack
          ? 'Our staff have looked again, and put back what was removed: your '
          : 'Our staff have looked at what you posted, and it is on the site now: your '}
        {mail.noun} <b>{mail.title}</b>.
      </Paragraph>
      <Action href={mail.link}>Open the {mail.noun}</Action>
    </>
  ),
};

export const postDuplicate: Template<'post_duplicate'> = {
  subject: (mail) => `Asked before: ${mail.title}`,
  because: becausePosted,
  isPersonal: true,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        Somebody asked before what you ask in <b>{mail.title}</b>. Your question stays, and its page now leads
        to the earlier one: <b>{mail.original}</b>.
      </Paragraph>
      <Action href={mail.link}>Open the earlier question</Action>
    </>
  ),
};

export const reportDecided: Template<'report_decided'> = {
  subject: (mail) => outcomeText[mail.outcome](mail.noun),
  because: 'You are receiving this e-mail because you reported something on the site.',
  isPersonal: true,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        On {momentText(mail.reportedAt)} you reported {withArticle(mail.noun)} for this reason: {mail.reason}.
        Our staff have looked at it. {resultText[mail.outcome]}
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
  removed: (noun: string) => `The ${noun} that you reported was removed`,
  kept: (noun: string) => `The ${noun} that you reported stays`,
  duplicate: (noun: string) => `The ${noun} that you reported was asked before`,
  corrected: (noun: string) => `The ${noun} that you reported was corrected`,
};

const resultText = {
  removed: 'It is no longer on the site.',
  kept: 'They found nothing in it that breaks the rules of the site, so it stays.',
  duplicate: 'Its page now leads to the earlier one.',
  corrected: 'It was wrong and is corrected; who answered it is graded anew.',
};
