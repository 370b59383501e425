import type { ReactNode } from 'react';
import { Link } from '../../primitives/link';
import { RichText } from '../layout/rich-text';

export type QuestionSourceProps = {
  /** Name of the document with its page, or of the quiz. */
  name: string;
  /** Address of the page or quiz. Left out if the reader cannot open it. */
  to?: string;
  /** Words that the question is about. */
  quote?: string | null;
  /** The quote as HTML; null if it is plain text. */
  html?: string | null;
  /** Text in place of a quote that the reader may not read. */
  withheldText?: string | null;
  /** Message about a source that was refused. */
  error?: string;
  /** Button that removes the source while the question is written. */
  action?: ReactNode;
};

/** Line at the start of a quote. */
export const quotationStyle =
  'grid grid-cols-1 justify-items-start gap-1.5 border-s-2 border-line-strong ps-4';

/** Source of a question: a quotation with a link to its place. */
export function QuestionSource(props: QuestionSourceProps) {
  const { name, to, quote, html = null, withheldText, error, action } = props;
  return (
    <figure className={quotationStyle}>
      {quote && (
        <blockquote className="max-w-full font-serif text-15 leading-body wrap-anywhere" dir="auto">
          {html === null ? `“${quote}”` : <RichText html={html} source={quote} />}
        </blockquote>
      )}
      {withheldText && <p className="text-15 text-ink-muted">{withheldText}</p>}
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-muted">
        <span className="min-w-0 wrap-anywhere">
          About{' '}
          {to ? (
            <Link to={to}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </span>
        {action}
      </figcaption>
      {error && (
        <p role="alert" className="text-14 text-danger">
          {error}
        </p>
      )}
    </figure>
  );
}
