import { hasCode } from '@aw/contracts/api-error';
import type { CoursePage as Course } from '@aw/contracts/schools/course-page';
import { courseTitle } from '@aw/contracts/schools/course-title';
import { DocumentCardSkeleton } from '@aw/ui/patterns/document-card';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { Tabs } from '@aw/ui/primitives/tabs';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useParams } from 'react-router';
import { parseId } from '~/lib/parse-id';
import { paths } from '~/lib/paths';
import { useAddressParams } from '~/lib/use-address-params';
import { usePageTitle } from '~/lib/use-page-title';
import { FollowCourse } from '~/schools/follow-course';
import { NotFound } from '~/shell/not-found';
import { LoadError } from '~/shell/query-states';
import { ServedPage, useServedPage } from '~/shell/served-page';
import { HeadAndCardsSkeleton } from '../head-and-cards-skeleton';
import { CourseDocuments } from './course-documents';
import { CourseMissing } from './course-missing';
import { coursePageQuery } from './course-queries';
import { CourseQuestions } from './course-questions';
import { CourseQuizzes } from './course-quizzes';
import { courseTabs, formatCourseSearch, parseCourseSearch } from './course-search';
import { StopFollowing } from './stop-following';

const courseSkeleton = (
  <HeadAndCardsSkeleton title="Course" label="Loading documents…" card={<DocumentCardSkeleton />} />
);

/** The page of a course: its documents, questions and quizzes. */
export function CoursePage() {
  const id = parseId(useParams().id);
  const course = useQuery({ ...coursePageQuery(id ?? 0), enabled: id !== undefined });
  const served = useServedPage();
  if (id === undefined) return <NotFound />;
  if (hasCode(course.error, 'courses.not_found')) return <CourseMissing />;
  if (course.data) return <CourseView key={id} course={course.data} />;
  if (!course.error) return served ? <ServedPage html={served} isLoading /> : courseSkeleton;
  return (
    <div data-state="error">
      {served && <ServedPage html={served} />}
      <div className="wrap pb-16">
        {!served && <PageHead title="Course" />}
        <LoadError level={2} title="The course did not load" query={course} />
      </div>
    </div>
  );
}

function CourseView({ course }: { course: Course }) {
  const [params, setParams] = useAddressParams();
  const search = parseCourseSearch(params);
  const title = courseTitle(course);
  const { id, school, department, followerCount, quizzes } = course;
  usePageTitle(`${title}, ${school.name}`);
  const shownTabs = courseTabs.filter((tab) => tab !== 'quizzes' || quizzes);
  const tab = shownTabs.find((one) => one === search.tab) ?? 'documents';
  const stopToken = params.get('stop');
  return (
    <div className="wrap pb-16">
      <PageHead
        title={title}
        back={{ label: school.name, to: paths.schoolCourses(school.id) }}
        meta={
          <>
            {department && <span>{department}</span>}
            {followerCount > 0 && <span>{followersText(followerCount)}</span>}
          </>
        }
        actions={
          <>
            <FollowCourse course={course} />
            <Button asChild variant="primary" icon={Upload}>
              <Link to={paths.upload({ schoolId: school.id, courseId: id })}>Upload Document</Link>
            </Button>
          </>
        }
      />
      {stopToken && <StopFollowing key={stopToken} title={title} token={stopToken} />}
      <Tabs
        label="Parts of the course"
        items={shownTabs.map((value) => ({ value, label: tabLabels[value] }))}
        value={tab}
        onValueChange={(value) =>
          setParams(formatCourseSearch({ ...search, tab: shownTabs.find((one) => one === value) ?? tab }))
        }
      >
        {tab === 'documents' && (
          <CourseDocuments
            course={course}
            sort={search.sort}
            onSort={(sort) => setParams(formatCourseSearch({ tab, sort }))}
          />
        )}
        {tab === 'questions' && <CourseQuestions course={course} />}
        {tab === 'quizzes' && quizzes && <CourseQuizzes {...quizzes} />}
      </Tabs>
    </div>
  );
}

const tabLabels = { documents: 'Documents', questions: 'Questions', quizzes: 'Quizzes' } as const;

/** The number of followers is counted up to 1,001. */
const maxFollowers = 1_000;

/** Returns '1 follower', or 'More than 1,000 followers'. */
export function followersText(count: number): string {
  return count > maxFollowers
    ? `More than ${formatCount(maxFollowers, 'follower')}`
    : formatCount(count, 'follower');
}
