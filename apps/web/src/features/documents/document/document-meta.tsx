import { documentTypeNames } from '@aw/contracts/documents/document-types';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { StarRating } from '@aw/ui/patterns/star-rating';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { Time } from '@aw/ui/primitives/time';
import { waitingPlace } from '~/documents/waiting-place';
import { paths } from '~/lib/paths';

/** The facts under the title: pages, age, type, school and course, views and rating. */
export function DocumentMeta({ document }: { document: DocumentDetail }) {
  const { pageCount, uploadedAt, documentType, viewCount, rating } = document;
  return (
    <>
      {pageCount > 0 && <span>{formatCount(pageCount, 'page')}</span>}
      <span>
        Uploaded <Time value={uploadedAt} isInSentence />
      </span>
      <span>{documentTypeNames[documentType]}</span>
      <Place document={document} />
      {viewCount > 0 && <span>{formatCount(viewCount, 'view')}</span>}
      {rating && <StarRating value={rating.average} count={rating.count} />}
    </>
  );
}

function Place({ document }: { document: DocumentDetail }) {
  const { schoolId, schoolName, courseId, courseCode, courseName } = document;
  const waiting = waitingPlace(document);
  if (waiting) return <span className="wrap-anywhere">{waiting}</span>;
  const name = [courseCode ?? courseName, schoolName].filter(Boolean).join(', ');
  if (schoolId === null || name === '') return null;
  return (
    <Link
      to={courseId === null ? paths.documents({ schoolId }) : paths.course(courseId)}
      className="inline-flex min-h-6 items-center"
    >
      {name}
    </Link>
  );
}
