import { countedMore, formatCount } from '@aw/contracts/duration-text';
import { longDate } from '@aw/contracts/long-date';
import { Action, Anchor, Aside, Paragraph } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

/**
 * Goes to an address without an account. The words that were typed are left out, because a stranger may have typed them
 * to send them to this address.
 */
export const savedSearchConfirm: Template<{ link: string; days: number; months: number }> = {
  subject: () => 'Confirm your saved search',
  because: 'You are receiving this email because someone entered this address to save a search.',
  isPersonal: false,
  Body: ({ mail, site }) => (
    <>
      <Paragraph>
        Please confirm that you want an email from {site.name} when there are new documents for the search you
        saved. We will not write to you about it until you do.
      </Paragraph>
      <Action href={mail.link}>Confirm saved search</Action>
      <Aside>
        You get at most one email a day, and you can stop with one click in each. The search ends after{' '}
        {mail.months} months.
      </Aside>
      <Aside>
        The link opens a page where you confirm, and works for {mail.days} days. If you did not save a search,
        ignore this email, and we will delete your address. We send at most three emails like this one in 30
        days if you confirm none of them.
      </Aside>
    </>
  ),
};

type FoundSearch = {
  /** The search in one line. */
  label: string;
  /** Paths on the site: of its results, and of the page that stops it. */
  path: string;
  stopPath: string;
  expiresAt: Date;
  documents: { id: number; title: string; detail: string }[];
};

/**
 * New documents of all saved searches of a recipient. `others` is the number of those that are not shown; with
 * `hasUncounted` there may be even more.
 */
export const savedSearchFound: Template<{
  searches: FoundSearch[];
  others: number;
  hasUncounted: boolean;
}> = {
  subject: ({ searches, others, hasUncounted }) => {
    const documents = searches.flatMap((search) => search.documents);
    const count = documents.length + others;
    if (count === 1) return `New document: ${documents[0]?.title}`;
    const [first, ...more] = searches;
    const about = more.length === 0 ? first?.label : 'your saved searches';
    return `${hasUncounted ? 'At least ' : ''}${formatCount(count, 'new document')} for ${about}`;
  },
  because: 'You are receiving this email because you saved a search and confirmed this address.',
  isPersonal: false,
  Body: ({ mail: { searches, others, hasUncounted }, site }) => (
    <>
      <Paragraph>
        {searches.length === 1
          ? 'There is something new for your saved search'
          : 'There is something new for your saved searches'}{' '}
        on {site.name}.
      </Paragraph>
      {searches.map(({ label, path, stopPath, expiresAt, documents }) => (
        <div key={stopPath}>
          <Paragraph>
            <b>{label}</b>
          </Paragraph>
          {documents.map(({ id, title, detail }) => (
            <Paragraph key={id}>
              <Anchor href={`${site.origin}/documents/${id}`}>{title}</Anchor>
              {detail && ` (${detail})`}
            </Paragraph>
          ))}
          <Aside>
            <Anchor href={site.origin + path}>See all results</Anchor>. This search ends on{' '}
            {longDate(expiresAt, 'UTC')}. <Anchor href={site.origin + stopPath}>Stop this search</Anchor>
          </Aside>
        </div>
      ))}
      {others > 0 && (
        <Paragraph>
          You will find {hasUncounted && 'at least '}
          {countedMore(others, 'new document')} on the site.
        </Paragraph>
      )}
      {searches.length === 1 ? (
        <Action href={site.origin + searches[0]?.path}>Open the search</Action>
      ) : (
        <Action href={`${site.origin}/documents`}>Browse Documents</Action>
      )}
    </>
  ),
};
