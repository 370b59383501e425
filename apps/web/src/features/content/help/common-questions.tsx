import type { Faq, HelpPages } from '@aw/content/schemas/help';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Link } from '@aw/ui/primitives/link';
import { ClearSearch, SearchInput } from '@aw/ui/primitives/search-input';
import { SearchX } from 'lucide-react';
import { useAddressParams } from '~/lib/use-address-params';
import { useLiveText } from '~/lib/use-live-text';
import { Answers } from './answers';
import { answersLine, findAnswers, readWords } from './find-answers';
import { findArticles, type HelpArticle } from './find-articles';

type Texts = { entries: Faq; pages: HelpPages };

/** Common questions with a search, which also covers the guides. The address stores the search words. */
export function CommonQuestions(texts: Texts) {
  const [params, setParams] = useAddressParams();
  const q = readWords(params);
  const search = (words: string) =>
    setParams(new URLSearchParams(words ? { q: words } : {}), { replace: true });
  const [text, setText] = useLiveText(q, search);
  return (
    <>
      <SearchInput
        label="Search the answers"
        placeholder="Search the answers..."
        value={text}
        onValueChange={setText}
        maxLength={200}
      />
      <HelpResults {...texts} q={q} onClear={() => setText('')} />
    </>
  );
}

/** The answers and guide sections that match a search. */
export function HelpResults({ entries, pages, q, onClear }: Texts & { q: string; onClear: () => void }) {
  const answers = findAnswers(entries, q);
  const articles = findArticles(pages, q);
  const count = answers.length + articles.length;
  return (
    <>
      <CueSection
        title="Common questions"
        lead={
          <p role="status" className="wrap-anywhere">
            {answersLine(count, q)}
          </p>
        }
      >
        {answers.length > 0 && <Answers entries={answers} q={q} />}
        {answers.length === 0 && articles.length > 0 && (
          <p className="text-ink-muted">No common question contains your words, but the guides below do.</p>
        )}
        {count === 0 && <NoAnswer q={q} onClear={onClear} />}
      </CueSection>
      {articles.length > 0 && (
        <CueSection title="In the guides" lead="Parts of the guides that contain your words.">
          <ArticleResults articles={articles} q={q} />
        </CueSection>
      )}
    </>
  );
}

/** Guide sections that match a search, each with an excerpt and a link. */
function ArticleResults({ articles, q }: { articles: readonly HelpArticle[]; q: string }) {
  return (
    <ul className="print:hidden">
      {articles.map(({ to, title, excerpt, place }) => (
        <li
          key={to}
          className="grid gap-x-8 gap-y-2 border-line not-first:border-t not-first:pt-5 not-last:pb-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <h3 className="leading-title">
            <Link to={to} className="inline-flex min-h-6 items-center">
              {/* One flex item, so that a partly highlighted word is not split. */}
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

/** Shown if a search finds nothing: offers to clear the search or to write to us. */
export function NoAnswer({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <EmptyState
      level={3}
      icon={SearchX}
      title="No answers found"
      action={
        <>
          <ClearSearch onClear={onClear} />
          <Button asChild variant="quiet">
            <Link to="#message">Write to us</Link>
          </Button>
        </>
      }
    >
      {`We found nothing about "${q}" in the answers or the guides. Try other words, or ask us.`}
    </EmptyState>
  );
}
