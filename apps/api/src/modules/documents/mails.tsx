import type { WaitReason } from '@aw/contracts/documents/shapes';
import { formatCount } from '@aw/contracts/duration-text';
import { Action, Paragraph, Quote } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

type Earnings = { points: number; credits: number };

/**
 * News about whether a document counts, or that it is hidden because it matches a removed work; `lost` is what undoing a
 * decision took back.
 */
export type ReviewNews =
  | { outcome: 'waiting'; reason: WaitReason; isUnread?: boolean; lost?: Earnings }
  | { outcome: 'counted' }
  | { outcome: 'hidden' }
  | { outcome: 'not_counted'; note: string };

type ReviewFacts = { title: string; link: string; workingDays: number; news: ReviewNews };

export const rewardEarned: Template<{ title: string; points: number }> = {
  subject: (mail) => `Reward earned: ${mail.title}`,
  because: 'You are receiving this email because you earned a reward.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        You earned {formatCount(mail.points, 'point')}: <b>{mail.title}</b>. Thank you for sharing.
      </Paragraph>
      <Action href={`${site.origin}/profile`}>See your rewards</Action>
    </>
  ),
};

/** Goes to the people who unlocked a document that was removed. */
export const unlockRefunded: Template<{ title: string }> = {
  subject: (mail) => `Credit refunded, document removed: ${mail.title}`,
  because: 'You are receiving this email because you had unlocked a document we removed from the library.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        We removed the document <b>{mail.title}</b>, which you had unlocked, from the library. You can no
        longer open or download it.
      </Paragraph>
      <Paragraph>We have refunded your unlock credit. You can use it for any other document.</Paragraph>
      <Action href={`${site.origin}/documents`}>Browse the library</Action>
    </>
  ),
};

/** The checks refused the document, or staff removed it with what it had earned; `link` leads to the appeal. */
export const uploadRefused: Template<{ title: string; reason: string; link: string; lost?: Earnings }> = {
  subject: (mail) => `Your document is not in the library: ${mail.title}`,
  because: 'You are receiving this email because it is about a document you uploaded.',
  isPersonal: true,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        Your document <b>{mail.title}</b> is not in the library and does not count as an upload. The reason:
      </Paragraph>
      <Quote>{mail.reason}</Quote>
      {mail.lost && mail.lost.points + mail.lost.credits > 0 ? (
        <Paragraph>We took back what it had earned: {lostText(mail.lost)}.</Paragraph>
      ) : null}
      <Paragraph>If you think this is wrong, you can appeal on the document’s page.</Paragraph>
      <Action href={mail.link}>Open the document</Action>
    </>
  ),
};

/** Goes to the uploader of a published document, about whether it counts or stays visible. */
export const uploadReviewed: Template<ReviewFacts> = {
  subject: ({ title, news }) => `${reviewSubjects[news.outcome]}: ${title}`,
  because: 'You are receiving this email because it is about a document you uploaded.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      <ReviewText {...mail} contactEmail={site.contactEmail} />
      <Action href={mail.link}>Open the document</Action>
    </>
  ),
};

const reviewSubjects = {
  waiting: 'Published, but does not count yet',
  counted: 'Your document now counts',
  not_counted: 'Published, but does not count',
  hidden: 'Hidden until we review it',
} as const;

const waitTexts = {
  similar: 'It looks very similar to another document in the library.',
  few_words: 'We could read only a few words in it, or none.',
  unread: 'Some of its pages are pictures, and we could not read the text of all of them.',
} as const;

function ReviewText({ title, workingDays, news, contactEmail }: ReviewTextProps) {
  if (news.outcome === 'counted')
    return (
      <Paragraph>
        We reviewed your document <b>{title}</b>. It now counts towards rewards and credits.
      </Paragraph>
    );
  if (news.outcome === 'not_counted')
    return (
      <>
        <Paragraph>
          We reviewed your document <b>{title}</b>. It stays in the library, but it does not count towards
          rewards and credits. The reason:
        </Paragraph>
        <Quote>{news.note}</Quote>
        <Paragraph>If you think this is wrong, write to {contactEmail}.</Paragraph>
      </>
    );
  if (news.outcome === 'hidden')
    return (
      <Paragraph>
        We hid your document <b>{title}</b>. It has much of the same text as a work that we removed because
        someone else holds the rights to it. Our staff will review it and tell you the result. If it is yours,
        or you have permission to share it, write to {contactEmail}.
      </Paragraph>
    );
  const hasLost = news.lost !== undefined && news.lost.points + news.lost.credits > 0;
  return (
    <>
      <Paragraph>
        Your document <b>{title}</b> is in the library.{' '}
        {waitTexts[news.isUnread && news.reason === 'few_words' ? 'unread' : news.reason]} Our staff must
        review it before it counts towards rewards and credits. We will do this within{' '}
        {formatCount(workingDays, 'working day')} and tell you the result. You do not need to do anything.
      </Paragraph>
      {news.lost && hasLost ? (
        <Paragraph>Until then, we have removed what it had earned: {lostText(news.lost)}.</Paragraph>
      ) : null}
    </>
  );
}

type ReviewTextProps = Omit<ReviewFacts, 'link'> & { contactEmail: string };

/** Names the lost points and credits: '100 points and 1 unlock credit'. */
function lostText({ points, credits }: Earnings): string {
  const parts = [
    points > 0 ? formatCount(points, 'point') : '',
    credits > 0 ? formatCount(credits, 'unlock credit') : '',
  ];
  return parts.filter(Boolean).join(' and ');
}

/** Goes to the uploader of a document in the library. `pages` are the numbers of the pages that are too small to read. */
export const uploadTooSmall: Template<{ title: string; pages: number[]; link: string }> = {
  subject: (mail) => `Some text is too small to read: ${mail.title}`,
  because: 'You are receiving this email because it is about a document you uploaded.',
  isPersonal: true,
  Body: ({ mail }) => (
    <>
      <Paragraph>
        Your document <b>{mail.title}</b> is in the library. The letters on {pagesOf(mail.pages)} are too
        small to read. No one can find those pages by their text, and answers cannot quote them.
      </Paragraph>
      <Paragraph>
        If you have a version with larger letters, for example with fewer slides on each page, please upload
        that too.
      </Paragraph>
      <Action href={mail.link}>Open the document</Action>
    </>
  ),
};

const maxNamedPages = 5;

function pagesOf(pages: readonly number[]): string {
  if (pages.length > maxNamedPages) return `${pages.length} of its pages`;
  const list = new Intl.ListFormat('en').format(pages.map(String));
  return pages.length === 1 ? `page ${list}` : `pages ${list}`;
}
