import { hasCode } from '@aw/contracts/api-error';
import type { School } from '@aw/contracts/schools/public';
import { schoolTypeNames } from '@aw/contracts/schools/school-types';
import { CourseCardSkeleton } from '@aw/ui/patterns/course-card';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useParams } from 'react-router';
import { parseId } from '~/lib/parse-id';
import { paths } from '~/lib/paths';
import { useAddressParams } from '~/lib/use-address-params';
import { useLiveText } from '~/lib/use-live-text';
import { usePageTitle } from '~/lib/use-page-title';
import { schoolQuery } from '~/schools/get-school';
import { ItemHead } from '~/shell/item-head';
import { NotFound } from '~/shell/not-found';
import { LoadError } from '~/shell/query-states';
import { ServedPage, useServedPage } from '~/shell/served-page';
import { CoursesResults } from './courses-results';
import { HeadAndCardsSkeleton } from './head-and-cards-skeleton';
import { SchoolMissing } from './school-missing';

const back = { label: 'Back to Schools', to: paths.schools() };

const coursesSkeleton = (
  <HeadAndCardsSkeleton title="School" label="Loading courses…" card={<CourseCardSkeleton />} />
);

/** The page of a school's courses, with a search over name, code and department. */
export function CoursesPage() {
  const id = parseId(useParams().schoolId);
  const school = useQuery({ ...schoolQuery(id ?? 0), enabled: id !== undefined });
  const served = useServedPage();
  const isMissing = hasCode(school.error, 'schools.not_found');
  if (id === undefined) return <NotFound />;
  if (isMissing) return <SchoolMissing />;
  if (school.data) return <SchoolCourses key={id} school={school.data} />;
  if (!school.error) return served ? <ServedPage html={served} isLoading /> : coursesSkeleton;
  return (
    <div data-state="error">
      {served && <ServedPage html={served} />}
      <div className="wrap pb-16">
        {!served && <ItemHead title="School" back={back} />}
        <LoadError level={2} title="The school did not load" query={school} />
      </div>
    </div>
  );
}

function SchoolCourses({ school }: { school: School }) {
  const [params, setParams] = useAddressParams();
  const q = (params.get('q') ?? '').trim();
  const write = (next: string) => new URLSearchParams(next === '' ? {} : { q: next });
  const [text, setText] = useLiveText(q, (next) => setParams(write(next), { replace: true }));
  usePageTitle(school.name);
  return (
    <div className="wrap pb-16">
      <ItemHead
        title={school.name}
        back={back}
        meta={
          <>
            <span>{schoolTypeNames[school.type].one}</span>
            {school.location && <span>{school.location}</span>}
          </>
        }
        actions={
          <Button asChild variant="primary" icon={Upload}>
            <Link to={paths.upload({ schoolId: school.id })}>Upload Document</Link>
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <SearchInput
          label="Search courses"
          placeholder="Search courses..."
          value={text}
          onValueChange={setText}
          maxLength={200}
        />
        <CoursesResults schoolId={school.id} q={q} onClear={() => setParams(write(''))} />
      </div>
    </div>
  );
}
