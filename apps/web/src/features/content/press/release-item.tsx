import type { Release } from '@aw/content/schemas/press';
import type { Written } from '@aw/content/schemas/text';
import { longDate } from '@aw/contracts/long-date';
import { Icon } from '@aw/ui/primitives/icon';
import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useId, useRef } from 'react';
import { paths } from '~/lib/paths';
import { PartBoundary } from '~/shell/part-boundary';
import { ReleaseBody, ReleaseBodySkeleton } from './release-body';

type ReleaseItemProps = {
  release: Release & Written;
  /** Paragraph about the company, shown under the text. */
  about: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** A press release whose text opens below its head. */
export function ReleaseItem({ release, about, isOpen, onToggle }: ReleaseItemProps) {
  const { id, title, summary, date, place, wordCount, readMinutes } = release;
  const panelId = useId();
  const article = useRef<HTMLElement>(null);
  const isPressed = useRef(false);

  // Scrolls to a release that was opened by a link, but not to one that was opened by its button.
  useEffect(() => {
    if (isOpen && !isPressed.current) article.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);

  return (
    <article ref={article} aria-label={title} className="grid scroll-mt-6 gap-2 py-5">
      <p className="flex flex-wrap gap-x-3 text-13 leading-5 text-ink-faint">
        <time dateTime={date}>{longDate(date, 'UTC')}</time>
        <span>{place}</span>
        <span>{readMinutes} min read</span>
      </p>
      <h3 className="text-18 leading-[1.3]">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            isPressed.current = true;
            onToggle();
          }}
          className="group grid min-h-6 w-full cursor-pointer grid-cols-[minmax(0,1fr)_20px] items-start gap-4 rounded-1 text-start decoration-1 underline-offset-[.2em] hover:underline"
        >
          {title}
          <span className="mt-0.5 text-ink-muted transition-transform duration-fast group-aria-expanded:rotate-180">
            <Icon icon={ChevronDown} />
          </span>
        </button>
      </h3>
      <p className="max-w-measure text-15 text-ink-muted">{summary}</p>
      <div id={panelId} hidden={!isOpen} className="pt-3">
        {isOpen && (
          <PartBoundary fallback={<NotLoaded id={id} />}>
            <Suspense fallback={<ReleaseBodySkeleton wordCount={wordCount} />}>
              <ReleaseBody id={id} about={about} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </article>
  );
}

function NotLoaded({ id }: { id: string }) {
  return (
    <p>
      This text did not load. <a href={`${paths.press}?release=${id}`}>Try again</a>
    </p>
  );
}
