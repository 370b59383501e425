import { Upload } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../primitives/button';
import { formatAny } from '../../primitives/format-count';
import { Highlight } from '../../primitives/highlight';
import { Link } from '../../primitives/link';
import { Skeleton } from '../../primitives/skeleton';

export type CourseCardProps = {
  /** Page of the course. */
  to: string;
  name: string;
  code?: string | null;
  department?: string | null;
  /** Name of the school, in lists of more than one school. */
  school?: string;
  documentCount?: number;
  documentsTo: string;
  uploadTo: string;
  /** Matches of the query in name, code and department are marked. */
  query?: string;
};

const card = 'flex flex-col gap-3 rounded-2 border border-line bg-surface-raised px-4 py-4';

/** Shows a course, which links to its page, with two actions: see its documents, or upload one for it. */
export function CourseCard(props: CourseCardProps) {
  const { to, name, code, department, school, documentCount = 0, documentsTo, uploadTo, query } = props;
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className={card}>
      <div className="grid gap-1">
        <p className="flex min-h-5 flex-wrap justify-between gap-x-3 text-13 leading-5 text-ink-muted">
          <span className="min-w-0 font-strong wrap-anywhere">
            {code && <Highlight text={code} query={query} />}
          </span>
          <span className="text-ink-faint tabular-nums">{formatAny(documentCount, 'document')}</span>
        </p>
        <h3 id={headingId} className="text-17 leading-[1.28] tracking-[-0.008em] wrap-anywhere">
          <Link to={to} className="text-ink no-underline hover:underline">
            <Highlight text={name} query={query} />
          </Link>
        </h3>
        {(department || school) && (
          <p className="text-13 text-ink-muted wrap-anywhere">
            <Highlight text={[department, school].filter(Boolean).join(', ')} query={query} />
          </p>
        )}
      </div>
      <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-3">
        <Button asChild size="sm">
          <Link to={documentsTo} aria-describedby={headingId}>
            View Documents
          </Link>
        </Button>
        <Button asChild size="sm" variant="quiet" icon={Upload}>
          <Link to={uploadTo} aria-describedby={headingId}>
            Upload
          </Link>
        </Button>
      </div>
    </article>
  );
}

/** Placeholder while a course card loads. */
export function CourseCardSkeleton() {
  return (
    <div aria-hidden="true" className={card}>
      <div className="grid content-start gap-2.5 pt-1">
        <Skeleton width="short" />
        <Skeleton shape="title" width="long" />
        <Skeleton width="half" />
      </div>
      <div className="mt-auto flex h-11 items-end gap-4 border-t border-line pb-2">
        <Skeleton width="half" />
        <Skeleton width="short" />
      </div>
    </div>
  );
}
