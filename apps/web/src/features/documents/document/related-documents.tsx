import { listRelatedDocuments } from '@aw/contracts/documents/public';
import type { DocumentDetail, RelatedDocument } from '@aw/contracts/documents/shapes';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { DocumentCard, DocumentCardSkeleton } from '@aw/ui/patterns/document-card';
import { Link } from '@aw/ui/primitives/link';
import { LoadingRegion } from '@aw/ui/primitives/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { documentKeys } from '~/documents/document-keys';
import { SaveIconButton } from '~/documents/save-button';
import { api } from '~/lib/api';
import { documentCardProps } from '~/lib/document-card';
import { paths } from '~/lib/paths';

const sharedLabels: Record<RelatedDocument['shared'], string> = { course: 'Same course', similar: 'Similar' };
const placeholders = ['a', 'b', 'c'];

/** Documents of the same course and with similar text, and the way to the course. */
export function RelatedDocuments({ document: { id, courseId } }: { document: DocumentDetail }) {
  const headingId = useId();
  const related = useQuery(relatedQuery(id));
  // A failure hides the section: the page is complete without it.
  const documents = related.isPending ? undefined : (related.data ?? []);
  if (documents?.length === 0 && courseId === null) return null;
  return (
    <section aria-labelledby={headingId} className="mt-12 grid grid-cols-1 gap-5 border-t border-line pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={headingId} className="text-22 tracking-[-0.011em]">
          {documents?.length === 0 ? 'Keep studying' : 'Related documents'}
        </h2>
        {courseId !== null && <Link to={paths.course(courseId)}>More from this course</Link>}
      </div>
      {documents ? documents.length > 0 && <Cards documents={documents} /> : <Placeholders />}
    </section>
  );
}

function Cards({ documents }: { documents: RelatedDocument[] }) {
  return (
    <CardGrid>
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentCard
            {...documentCardProps(document)}
            label={sharedLabels[document.shared]}
            action={<SaveIconButton documentId={document.id} title={document.title} />}
          />
        </li>
      ))}
    </CardGrid>
  );
}

function Placeholders() {
  return (
    <LoadingRegion label="Loading related documents…">
      <CardGrid>
        {placeholders.map((key) => (
          <li key={key}>
            <DocumentCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </LoadingRegion>
  );
}

/** Query of the documents that are related to one, at most six. */
export function relatedQuery(id: number) {
  return queryOptions({
    queryKey: [...documentKeys.documents, 'related', id],
    queryFn: ({ signal }) => api.call(listRelatedDocuments, { params: { id }, signal }),
    staleTime: 60_000,
  });
}
