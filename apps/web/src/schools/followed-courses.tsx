import { courseTitle } from '@aw/contracts/schools/course-title';
import type { FollowedCourse } from '@aw/contracts/schools/follows';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { BellOff, BookOpen } from 'lucide-react';
import { paths } from '~/lib/paths';
import { useFocusAfterRemoval } from '~/lib/use-focus-after-removal';
import { QueryStates } from '~/shell/query-states';
import { useFollowCourse } from './use-follow-course';
import { useFollowedCourses } from './use-followed-courses';

/** The courses that the person follows, each with a button that stops it, which can be undone. */
export function FollowedCourses() {
  const query = useFollowedCourses();
  const { mutate, isPending, variables } = useFollowCourse();
  const around = useFocusAfterRemoval();
  return (
    <div ref={around}>
      <QueryStates query={query} noun="Courses" skeleton={<Rows />} empty={<NoCourses />}>
        {(courses) => (
          <ul className="grid border-t border-line">
            {courses.map((course) => (
              <FollowedRow
                key={course.id}
                course={course}
                isStopping={isPending && variables.course.id === course.id}
                onStop={() => mutate({ course, isFollowing: false })}
              />
            ))}
          </ul>
        )}
      </QueryStates>
    </div>
  );
}

type FollowedRowProps = { course: FollowedCourse; isStopping: boolean; onStop: () => void };

function FollowedRow({ course, isStopping, onStop }: FollowedRowProps) {
  const { id, schoolName, documentCount } = course;
  const title = courseTitle(course);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <Link to={paths.course(id)} className="text-15 font-strong wrap-anywhere">
          {title}
        </Link>
        <p className="flex flex-wrap gap-x-4 text-14 text-ink-muted">
          <span className="wrap-anywhere">{schoolName}</span>
          {documentCount > 0 && <span>{formatCount(documentCount, 'document')}</span>}
        </p>
      </div>
      <Button
        size="sm"
        variant="quiet"
        icon={BellOff}
        aria-label={`Stop following ${title}`}
        isPending={isStopping}
        pendingLabel="Stopping…"
        onClick={onStop}
      >
        Stop following
      </Button>
    </li>
  );
}

function Rows() {
  return (
    <div className="grid gap-6 py-3">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
}

function NoCourses() {
  return (
    <EmptyState
      level={3}
      icon={BookOpen}
      title="You do not follow a course yet"
      action={
        <Button asChild>
          <Link to={paths.schools()}>Find a course</Link>
        </Button>
      }
    >
      Follow a course, and we tell you about its new documents and questions.
    </EmptyState>
  );
}
