import type { DocumentSort } from '@aw/contracts/documents/public';
import type { CoursePage } from '@aw/contracts/schools/course-page';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { DocumentCard, DocumentCardSkeleton } from '@aw/ui/patterns/document-card';
import { ResultLine } from '@aw/ui/patterns/result-line';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { FileText, Upload } from 'lucide-react';
import { LoginRequired } from '~/documents/login-required';
import { SaveIconButton } from '~/documents/save-button';
import { documentCardProps } from '~/lib/document-card';
import { listState } from '~/lib/list-state';
import { paths } from '~/lib/paths';
import { useRefreshSession, useSession } from '~/lib/session';
import { useMoreCards } from '~/lib/use-more-cards';
import { usePages } from '~/lib/use-pages';
import { CardSkeletons } from '~/shell/card-skeletons';
import { LoadError } from '~/shell/query-states';
import { courseDocumentsQuery } from './course-queries';
import { courseSorts } from './course-search';

const sortLabels = { newest: 'Newest', highest_rated: 'Highest rated', most_viewed: 'Most viewed' } as const;

type CourseDocumentsProps = { course: CoursePage; sort: DocumentSort; onSort: (sort: DocumentSort) => void };

/** The documents of a course, in exactly one state: loading, auth-required, error, empty or list. */
export function CourseDocuments({ course, sort, onSort }: CourseDocumentsProps) {
  const session = useSession();
  const refreshSession = useRefreshSession();
  const list = usePages({
    ...courseDocumentsQuery(course.id, sort),
    enabled: session.status !== 'loading',
  });
  const documents = list.data?.pages.flatMap((page) => page.items) ?? [];
  const { region, hasMore, isLoading, loadMore } = useMoreCards(list, documents.length);
  const state = listState(list, documents.length);
  const refetch = async () => {
    await refreshSession();
    await list.refetch();
  };
  return (
    <section
      ref={region}
      aria-labelledby="course-documents"
      data-state={state}
      aria-busy={list.isPlaceholderData}
      className="grid grid-cols-1 gap-5"
    >
      <h2 id="course-documents" className="sr-only">
        Documents
      </h2>
      {state === 'loading' && <CardSkeletons label="Loading documents…" card={<DocumentCardSkeleton />} />}
      {state === 'auth-required' && <LoginRequired />}
      {state === 'error' && <LoadError title="The documents did not load" query={{ ...list, refetch }} />}
      {state === 'empty' && <NoDocuments course={course} />}
      {state === 'list' && (
        <>
          {documents.length > 1 && (
            <ResultLine
              sort={{
                options: courseSorts.map((value) => ({ value, label: sortLabels[value] })),
                value: sort,
                onValueChange: (value) => onSort(courseSorts.find((one) => one === value) ?? sort),
              }}
            >
              {documentsLine(course.documentCount, documents.length, hasMore)}
            </ResultLine>
          )}
          <CardGrid>
            {documents.map((document, at) => (
              <li key={document.id}>
                <DocumentCard
                  {...documentCardProps(document, '')}
                  isAtTop={at === 0}
                  to={paths.document(document.id)}
                  action={<SaveIconButton documentId={document.id} title={document.title} />}
                />
              </li>
            ))}
          </CardGrid>
          {hasMore && (
            <LoadMore
              shownCount={documents.length}
              noun="documents"
              hasMore
              isLoading={isLoading}
              onLoadMore={loadMore}
            />
          )}
        </>
      )}
    </section>
  );
}

/** Returns the number of documents; it may have changed since the course was loaded. */
function documentsLine(total: number, shown: number, hasMore: boolean): string {
  return formatCount(hasMore ? Math.max(total, shown) : shown, 'document');
}

function NoDocuments({ course: { id, school } }: { course: CoursePage }) {
  return (
    <EmptyState
      level={3}
      icon={FileText}
      title="No documents yet"
      action={
        <Button asChild icon={Upload}>
          <Link to={paths.upload({ schoolId: school.id, courseId: id })}>Upload the first document</Link>
        </Button>
      }
    >
      Share your notes, past exams or study guides for this course. Uploads earn credits that unlock other
      documents.
    </EmptyState>
  );
}
