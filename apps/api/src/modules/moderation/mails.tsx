import type { CaseOutcome } from '@aw/contracts/moderation/staff';
import { zonedTime } from '@aw/contracts/moment-text';
import { Action, Paragraph, Quote } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

type PostFacts = { noun: string; title: string; link: string };
type ReportFacts = { noun: string; outcome: CaseOutcome; reason: string; reportedAt: Date; link: string };

const becausePosted = 'You are receiving this email because it is about something you posted.';

/** Goes to the author of a post that staff removed; `canAppeal` is true if `link` leads to the form for appeals. */
export const postRemoved: Template<PostFacts & { reason: string; canAppeal: boolean }> = {
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

/** Goes to the author of a post that was approved after a review, or restored. */
export const postApproved: Template<PostFacts & { isBack: boolean }> = {
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

/** Goes to the asker of a duplicate question; `link` leads to the original. */
export const postDuplicate: Template<{ title: string; original: string; link: string }> = {
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

/** Goes to the reporter. */
export const reportDecided: Template<ReportFacts> = {
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
