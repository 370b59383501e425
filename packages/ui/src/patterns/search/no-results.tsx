import { FileSearch, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button';
import { Icon } from '../../primitives/icon';
import { ActionCard, type ActionCardProps } from '../layout/action-card';

/** A search that differs in one thing and finds something. */
export type OtherSearch = {
  /** Filter to leave out, or kind to look in. */
  label: string;
  /** Number of results with the noun: '12 documents'. */
  count: string;
  onChoose: () => void;
};

export type NoResultsProps = {
  /** 'No documents found'. */
  title: string;
  /** Advice in a sentence or two. */
  children: ReactNode;
  /** Searches without one of the filters. */
  fewerFilters?: OtherSearch[];
  /** Searches among other kinds of things. */
  otherKinds?: OtherSearch[];
  /** Removes all filters. Left out if there are not several. */
  onClearFilters?: () => void;
  /** Pages that go on with the typed words. */
  steps: ActionCardProps[];
  /** Form that asks for an email when there is something. */
  savedSearch?: ReactNode;
};

/** Shown when a search finds nothing: searches that would find something, and other ways to an answer. */
export function NoResults(props: NoResultsProps) {
  const { title, children, fewerFilters = [], otherKinds = [], onClearFilters, steps, savedSearch } = props;
  return (
    <div className="grid grid-cols-1 gap-7 rounded-2 border border-dashed border-line-strong p-5">
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <span className="grid size-10 place-items-center rounded-1 bg-accent-surface text-accent">
          <Icon icon={FileSearch} />
        </span>
        <h2 className="text-18 leading-title wrap-anywhere">{title}</h2>
        <div className="max-w-measure text-14 text-ink-muted wrap-anywhere">{children}</div>
      </div>
      {(fewerFilters.length > 0 || onClearFilters) && (
        <Part title="Fewer filters">
          <ul className="flex min-w-0 flex-wrap gap-2">
            {fewerFilters.map((search) => (
              <li key={search.label} className="min-w-0">
                {/* A block wraps the name of a long filter, so that its number stays visible. */}
                <Button icon={X} isBlock onClick={search.onChoose}>
                  <span className="min-w-0 text-start wrap-anywhere">{`Without ${search.label}: ${search.count}`}</span>
                </Button>
              </li>
            ))}
            {onClearFilters && (
              <li>
                <Button onClick={onClearFilters}>Clear all filters</Button>
              </li>
            )}
          </ul>
        </Part>
      )}
      {otherKinds.length > 0 && (
        <Part title="Found elsewhere">
          <ul className="flex flex-wrap gap-2">
            {otherKinds.map((search) => (
              <li key={search.label}>
                <Button onClick={search.onChoose}>{`Show ${search.count}`}</Button>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Other ways to an answer">
        <ul className="grid gap-3 md:grid-cols-3">
          {steps.map((step) => (
            <li key={step.to} className="grid min-w-0">
              <ActionCard {...step} />
            </li>
          ))}
        </ul>
      </Part>
      {savedSearch}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-3">
      <h3 id={id} className="text-15 leading-ui font-strong">
        {title}
      </h3>
      {children}
    </section>
  );
}
