import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar';
import { Link } from '../../primitives/link';
import { formatClock } from '../../primitives/time';

type ChatMessageProps = {
  /** Sender of the message. A person’s messages have the accent’s paper and are aligned to the end of the line. */
  from: 'person' | 'assistant';
  /** Sender's name for screen readers, by default that of the reader. */
  name?: string;
  /** Name of the site; an answer shows its initials. */
  siteName?: string;
  /** Moment in ISO 8601. Without it, no time is shown. */
  sentAt?: string;
  /** Source of an answer, such as a model’s name. */
  by?: string;
  children: ReactNode;
  /** Buttons under the text. */
  actions?: ReactNode;
  /** Shown at the end of the line of buttons, such as a link to a person who can answer better. */
  more?: ReactNode;
};

/** Shows one message of a chat. */
export function ChatMessage({
  from,
  name = 'You',
  siteName = 'Academic Workshop',
  sentAt,
  by,
  children,
  actions,
  more,
}: ChatMessageProps) {
  if (from === 'person')
    return (
      <article aria-label={name} className="grid justify-items-end gap-1 ps-8 lg:ps-16">
        <div className="flex max-w-full min-w-0 flex-wrap items-baseline-last justify-end gap-x-3 gap-y-1 rounded-2 bg-accent-surface px-4 py-3 text-16 wrap-anywhere">
          <div className="min-w-0">{children}</div>
          {sentAt && <SentAt at={sentAt} isOnTint />}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-1">{actions}</div>}
      </article>
    );
  return (
    <article aria-label="Answer" className="flex min-w-0 items-start gap-3.5">
      <Avatar name={siteName} size="sm" tone="ink" />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 text-16 leading-[1.6] wrap-anywhere">
        {children}
        {(sentAt || actions || more) && (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {sentAt && <SentAt at={sentAt} />}
            {by && <span className="me-1 text-12 text-ink-faint">{by}</span>}
            {actions}
            {more && <span className="ms-auto text-13 font-strong">{more}</span>}
          </div>
        )}
      </div>
    </article>
  );
}

function SentAt({ at, isOnTint = false }: { at: string; isOnTint?: boolean }) {
  const time = formatClock(at);
  return (
    <time
      dateTime={at}
      className={`text-12 tabular-nums ${isOnTint ? 'text-ink-muted' : 'me-1 text-ink-faint'}`}
    >
      {time}
    </time>
  );
}

export type ShownQuote = {
  key: string | number;
  /** Quoted words as in the source; a string gets quotation marks. */
  quote: ReactNode;
  /** Title of the source, such as a document’s. */
  title: string;
  /** Place in the source: 'p. 2'. */
  place: string;
  isChosen?: boolean;
} & (
  | {
      /** Shows the source beside the chat. */
      onChoose: () => void;
      /** The page that has it, to which the title then links. */
      titleTo: string;
      to?: undefined;
    }
  | { /** The page that has it. */ to: string; onChoose?: undefined }
  | { /** There is nothing to show any more. */ to?: undefined; onChoose?: undefined }
);

type QuoteListProps = { quotes: ShownQuote[] };

/** Lists quotations, each with its source and place. */
export function QuoteList({ quotes }: QuoteListProps) {
  return (
    <ul className="grid grid-cols-1 border-b border-line">
      {quotes.map((quote) => (
        <li key={quote.key} className="flex items-start justify-between gap-4 border-t border-line py-3">
          <div className="grid min-w-0 gap-1">
            <blockquote className="font-serif text-17 leading-[1.5]" dir="auto">
              {typeof quote.quote === 'string' ? `“${quote.quote}”` : quote.quote}
            </blockquote>
            {quote.title && <p className="text-12 text-ink-faint">{titleOf(quote)}</p>}
          </div>
          {quote.to === undefined && quote.onChoose === undefined ? null : quote.to === undefined ? (
            <button
              type="button"
              aria-pressed={quote.isChosen ?? false}
              aria-label={`Show ${quote.place} of ${quote.title}`}
              onClick={quote.onChoose}
              className={chip}
            >
              {quote.place}
            </button>
          ) : (
            <Link
              to={quote.to}
              aria-label={`${quote.place}: ${quote.title}`}
              className={`${chip} no-underline`}
            >
              {quote.place}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function titleOf(quote: ShownQuote) {
  if (!quote.onChoose) return quote.title;
  return (
    <Link to={quote.titleTo} className="inline-flex min-h-6 items-center text-ink-muted wrap-anywhere">
      {`${quote.title}, ${quote.place}`}
    </Link>
  );
}

const chip =
  'inline-flex min-h-6 flex-none cursor-pointer items-center rounded-1 bg-mark-soft px-2 text-13 font-strong whitespace-nowrap text-ink aria-pressed:bg-mark aria-pressed:text-mark-ink';
