import { schoolInitials } from '@aw/contracts/schools/school-initials';
import { schoolTypeNames } from '@aw/contracts/schools/school-types';
import type { SearchResult } from '@aw/contracts/search/public';
import { CourseCard } from '@aw/ui/patterns/course-card';
import { DocumentCard } from '@aw/ui/patterns/document-card';
import { QuestionCard } from '@aw/ui/patterns/question-card';
import { SchoolCard } from '@aw/ui/patterns/school-card';
import { documentAddress } from '~/documents/document-address';
import { SaveIconButton } from '~/documents/save-button';
import { documentCardProps } from '~/lib/document-card';
import { paths } from '~/lib/paths';

type ResultCardProps = {
  result: SearchResult;
  /** Words that were searched for, which are marked. */
  words: string;
  isAtTop: boolean;
};

/** The card of a result, as the list of its kind shows it. The card of a hit inside a document opens its page. */
export function ResultCard({ result, words, isAtTop }: ResultCardProps) {
  switch (result.kind) {
    case 'document':
      return (
        <DocumentCard
          {...documentCardProps(result, words)}
          isAtTop={isAtTop}
          to={documentAddress(result.id, result.hit && { page: result.hit.page, q: words })}
          action={<SaveIconButton documentId={result.id} title={result.title} />}
        />
      );
    case 'question':
      return <QuestionCard {...result} to={paths.question(result.id)} query={words} />;
    case 'course': {
      const place = { schoolId: result.schoolId, courseId: result.id };
      return (
        <CourseCard
          {...result}
          to={paths.course(result.id)}
          school={result.schoolName}
          documentsTo={paths.documents(place)}
          uploadTo={paths.upload(place)}
          query={words}
        />
      );
    }
    case 'school':
      return (
        <SchoolCard
          {...result}
          initials={schoolInitials(result.name)}
          type={schoolTypeNames[result.type].one}
          to={paths.schoolCourses(result.id)}
          query={words}
        />
      );
  }
}
