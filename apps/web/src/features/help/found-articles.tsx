import { Highlight } from '@aw/ui/primitives/highlight';
import { Link } from '@aw/ui/primitives/link';
import type { HelpArticle } from './find-articles';

/** Parts of the guides that have the words, each with the sentence and the way to it. */
export function FoundArticles({ articles, q }: { articles: readonly HelpArticle[]; q: string }) {
  return (
    <ul className="print:hidden">
      {articles.map(({ to, title, excerpt, place }) => (
        <li
          key={to}
          className="grid gap-x-8 gap-y-2 border-line not-first:border-t not-first:pt-5 not-last:pb-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <h3 className="leading-title">
            <Link to={to} className="inline-flex min-h-6 items-center">
              {/* One part of the row, so that a marked word stays one word. */}
              <span>
                <Highlight text={title} query={q} />
              </span>
            </Link>
          </h3>
          <div className="grid max-w-measure content-start gap-2 text-15">
            <p className="text-ink-muted">
              <Highlight text={excerpt} query={q} />
            </p>
            <p className="text-14 text-ink-muted">{place}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
