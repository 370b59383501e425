import type { School } from '@aw/contracts/schools/public';
import { schoolInitials } from '@aw/contracts/schools/school-initials';
import { schoolTypeNames } from '@aw/contracts/schools/school-types';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { SchoolRows } from '@aw/ui/patterns/school-row';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { useDemoInterval } from '~/lib/config';
import { paths } from '~/lib/paths';
import { noEndorsement } from '~/shell/contacts';
import { QueryStates } from '~/shell/query-states';
import { schoolCount, topSchoolsQuery } from './home-queries';

/** The section with the six schools that have the most documents. */
export function TopSchools() {
  const demoInterval = useDemoInterval();
  return (
    <CueSection
      title="Top schools"
      lead={noEndorsement}
      action={{ label: 'All schools', to: paths.schools() }}
    >
      <QueryStates
        query={useQuery({ ...topSchoolsQuery, refetchInterval: demoInterval })}
        noun="Schools"
        skeleton={<SchoolRowsSkeleton />}
        empty={demoInterval ? <SchoolRowsSkeleton /> : <NoSchools />}
      >
        {(schools) => <SchoolRows schools={schools.map(schoolRow)} />}
      </QueryStates>
    </CueSection>
  );
}

function schoolRow(school: School) {
  const { id, type, ...rest } = school;
  return {
    ...rest,
    to: paths.schoolCourses(id),
    initials: schoolInitials(school.name),
    type: schoolTypeNames[type].one,
  };
}

function NoSchools() {
  return (
    <EmptyState
      level={3}
      icon={GraduationCap}
      title="No schools yet"
      action={
        <Button asChild>
          <Link to={paths.schools()}>Browse schools</Link>
        </Button>
      }
    >
      Schools appear here when they have documents.
    </EmptyState>
  );
}

function SchoolRowsSkeleton() {
  return (
    <div className="grid lg:-mt-3.5 lg:grid-cols-2 lg:gap-x-10">
      {Array.from({ length: schoolCount }, (_, at) => (
        <div key={at} className="grid grid-cols-[40px_1fr] items-center gap-3.5 border-b border-line py-3.5">
          <Skeleton shape="circle" />
          <div className="grid gap-2 py-1">
            <Skeleton width="half" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
