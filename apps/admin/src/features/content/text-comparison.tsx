import { formatCount } from '@aw/ui/primitives/format-count';
import { useMemo } from 'react';
import { diffTexts, type ShownPart, withoutUnchanged } from './text-diff';

type TextComparisonProps = {
  /** Name of the comparison, such as 'Original then and now'. */
  label: string;
  before: string;
  after: string;
};

const removed = 'bg-danger-surface text-danger decoration-1';
const added = 'bg-positive-surface text-positive no-underline';

/** Two versions of a text in one: removed words are struck through, added ones are coloured. */
export function TextComparison({ label, before, after }: TextComparisonProps) {
  const parts = useMemo(() => diffTexts(before, after), [before, after]);
  if (parts.every(({ kind }) => kind === 'same'))
    return <p className="text-14 text-ink-muted">Both texts are the same.</p>;
  return (
    <section
      aria-label={label}
      className="rounded-2 border border-line bg-surface-raised p-3 font-mono text-13 whitespace-pre-wrap wrap-anywhere"
    >
      {withoutUnchanged(parts).map((part, index) => (
        // Parts have no key other than their position.
        <Part key={index} part={part} />
      ))}
    </section>
  );
}

function Part({ part }: { part: ShownPart }) {
  if (part.kind === 'skipped')
    return (
      <span className="my-2 block border-y border-line py-1 font-sans text-12 text-ink-muted">
        {formatCount(part.lines, 'unchanged line')}
      </span>
    );
  if (part.kind === 'removed') return <del className={removed}>{part.text}</del>;
  if (part.kind === 'added') return <ins className={added}>{part.text}</ins>;
  return part.text;
}
