import type { ReactNode } from 'react';
import { CardLink } from '../../primitives/card-link';
import { formatAny } from '../../primitives/format-count';
import { Highlight } from '../../primitives/highlight';
import { Skeleton } from '../../primitives/skeleton';
import { Monogram } from './monogram';

export type SchoolCardProps = {
  to: string;
  /** Letters of the monogram: 'KU'. */
  initials: string;
  name: string;
  /** Display name: 'Community College'. */
  type: string;
  location?: string | null;
  documentCount: number;
  questionCount: number;
  /** Matches of the query in name, type and place are marked. */
  query?: string;
};

const card = 'group relative flex flex-col gap-3 rounded-2 border border-line bg-surface-raised px-4 py-4';

/** Shows a school: monogram, name, type, place, and number of documents and questions, or an invitation. The whole card is one link. */
export function SchoolCard(props: SchoolCardProps) {
  const { to, initials, name, type, location, documentCount, questionCount, query } = props;
  return (
    <SchoolCardFrame
      to={to}
      initials={initials}
      name={<Highlight text={name} query={query} />}
      about={<Highlight text={[type, location].filter(Boolean).join(', ')} query={query} />}
      documents={
        documentCount + questionCount === 0 ? 'Be the first to upload' : formatAny(documentCount, 'document')
      }
      questions={formatAny(questionCount, 'question')}
    />
  );
}

export type SchoolCardFrameProps = {
  to: string;
  initials: string;
  name: ReactNode;
  about: ReactNode;
  documents: ReactNode;
  questions: ReactNode;
};

/** Layout of the card, with a slot for each of its parts. */
export function SchoolCardFrame({ to, initials, ...texts }: SchoolCardFrameProps) {
  return (
    <article className={card}>
      <div className="flex gap-3.5">
        <Monogram initials={initials} />
        <div className="min-w-0">
          <h3 className="text-17 leading-[1.28] tracking-[-0.008em] wrap-anywhere">
            <CardLink to={to}>{texts.name}</CardLink>
          </h3>
          <p className="mt-1 text-13 text-ink-muted wrap-anywhere">{texts.about}</p>
        </div>
      </div>
      <p className="mt-auto flex flex-wrap justify-between gap-x-3 border-t border-line pt-2.5 text-13 leading-5 text-ink-faint tabular-nums">
        <span>{texts.documents}</span>
        <span>{texts.questions}</span>
      </p>
    </article>
  );
}

/** Placeholder while a school card loads. */
export function SchoolCardSkeleton() {
  return (
    <div aria-hidden="true" className={card}>
      <div className="flex gap-3.5">
        <Skeleton shape="circle" />
        <div className="grid min-w-0 flex-1 content-start gap-2 py-1">
          <Skeleton shape="title" width="long" />
          <Skeleton width="half" />
        </div>
      </div>
      <div className="flex h-8.5 items-center justify-between border-t border-line pt-2.5">
        <Skeleton width="short" />
        <Skeleton width="short" />
      </div>
    </div>
  );
}
