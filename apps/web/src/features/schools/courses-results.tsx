import type { Course } from '@aw/contracts/schools/public';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { CourseCard, CourseCardSkeleton } from '@aw/ui/patterns/course-card';
import { SearchOutcome } from '@aw/ui/patterns/search-outcome';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { ClearSearch } from '@aw/ui/primitives/search-input';
import { BookOpen, Upload } from 'lucide-react';
import { listState } from '~/lib/list-state';
import { paths } from '~/lib/paths';
import { useMoreCards } from '~/lib/use-more-cards';
import { usePages } from '~/lib/use-pages';
import { CardSkeletons } from '~/shell/card-skeletons';
import { LoadError } from '~/shell/query-states';
import { coursesQuery } from './schools-queries';

type CoursesResultsProps = { schoolId: number; q: string; onClear: () => void };

/** A school's courses, in exactly one state: loading, error, empty or list. */
export function CoursesResults({ schoolId, q, onClear }: CoursesResultsProps) {
  const query = usePages(coursesQuery(schoolId, q));
  const courses = query.data?.pages.flatMap((page) => page.items) ?? [];
  const { region, hasMore, isLoading, loadMore } = useMoreCards(query, courses.length);
  const state = listState(query, courses.length);
  const outcome = query.data?.pages[0]?.outcome;
  const words = outcome?.query ?? q;
  return (
    <div
      ref={region}
      data-state={state}
      aria-busy={query.isPlaceholderData}
      className="grid grid-cols-1 gap-5"
    >
      <h2 className="sr-only">Results</h2>
      <SearchOutcome
        {...(outcome ?? { query: '' })}
        noun="course"
        exactTo={paths.search({ q: outcome?.correctedFrom, kind: 'courses', schoolId, exact: 1 })}
      />
      <p role="status" className="min-h-6">
        {state === 'list' && foundLine(courses.length, hasMore, outcome?.isPartial ? '' : words)}
      </p>
      {state === 'loading' && <CardSkeletons label="Loading courses…" card={<CourseCardSkeleton />} />}
      {(state === 'error' || state === 'auth-required') && (
        <LoadError level={2} title="Failed to fetch courses" query={query} />
      )}
      {state === 'empty' && <NoCourses schoolId={schoolId} isSearch={q !== ''} onClear={onClear} />}
      {state === 'list' && (
        <CardGrid>
          {courses.map((course) => (
            <li key={course.id}>
              <CourseCard {...course} {...courseLinks(course)} query={words} />
            </li>
          ))}
        </CardGrid>
      )}
      {state === 'list' && hasMore && (
        <LoadMore
          shownCount={courses.length}
          noun="courses"
          hasMore
          isLoading={isLoading}
          onLoadMore={loadMore}
        />
      )}
    </div>
  );
}

function courseLinks({ id, schoolId }: Course) {
  const query = { schoolId, courseId: id };
  return { to: paths.course(id), documentsTo: paths.documents(query), uploadTo: paths.upload(query) };
}

function foundLine(count: number, hasMore: boolean, q: string): string {
  const courses = hasMore ? `${formatNumber(count)} or more courses` : formatCount(count, 'course');
  return q === '' ? `Showing ${courses}` : `Found ${courses} matching "${q}"`;
}

type NoCoursesProps = { schoolId: number; isSearch: boolean; onClear: () => void };

function NoCourses({ schoolId, isSearch, onClear }: NoCoursesProps) {
  if (isSearch) {
    return (
      <EmptyState icon={BookOpen} title="No courses found" action={<ClearSearch onClear={onClear} />}>
        Try adjusting your search terms or browse all courses.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={BookOpen}
      title="No courses available"
      action={
        <Button asChild icon={Upload}>
          <Link to={paths.upload({ schoolId })}>Add a course</Link>
        </Button>
      }
    >
      This school doesn't have any courses listed yet.
    </EmptyState>
  );
}
