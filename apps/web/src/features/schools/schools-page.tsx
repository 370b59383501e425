import { countSchools } from '@aw/contracts/schools/public';
import { schoolTabs } from '@aw/contracts/schools/school-types';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Chip } from '@aw/ui/primitives/chip';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { Tabs } from '@aw/ui/primitives/tabs';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { useAddressParams } from '~/lib/use-address-params';
import { useLiveText } from '~/lib/use-live-text';
import { schoolKeys } from '~/schools/school-keys';
import { CourseField } from './course-field';
import { SchoolsResults } from './schools-results';
import { formatSchoolsSearch, parseSchoolsSearch, schoolTabNames, tabCount } from './schools-search';

const tabs = ['all', ...schoolTabs] as const;

/** The page /schools: a search, tabs for each type with their counts, and the cards. */
export function SchoolsPage() {
  const [params, setParams] = useAddressParams();
  const search = parseSchoolsSearch(params);
  const [text, setText] = useLiveText(search.q, (q) =>
    setParams(formatSchoolsSearch({ ...search, q }), { replace: true }),
  );
  const counts = useQuery(schoolCountsQuery(search.q)).data;
  return (
    <div className="wrap pb-16">
      <PageHead title="Schools" lead="Browse study materials by school" />
      <div className="grid grid-cols-1 gap-5">
        <SearchInput
          label="Search schools"
          placeholder="Search schools..."
          value={text}
          onValueChange={setText}
          maxLength={200}
        />
        <CourseField key={search.course} typed={search.course} />
        {search.course !== '' && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-15">
            Choose a school to search its courses for
            <Chip
              label={search.course}
              onRemove={() => setParams(formatSchoolsSearch({ ...search, course: '' }))}
            />
          </p>
        )}
        <Tabs
          label="School type"
          items={tabs.map((tab) => ({
            value: tab,
            label: schoolTabNames[tab],
            count: counts && tabCount(counts, tab),
          }))}
          value={search.tab}
          onValueChange={(value) => {
            const tab = tabs.find((one) => one === value) ?? 'all';
            setParams(formatSchoolsSearch({ ...search, tab }));
          }}
        >
          <SchoolsResults
            search={search}
            count={counts && tabCount(counts, search.tab)}
            allCount={counts?.all}
            onClear={() => setParams(formatSchoolsSearch({ ...search, q: '', tab: 'all' }))}
            onShowAll={() => setParams(formatSchoolsSearch({ ...search, tab: 'all' }))}
          />
        </Tabs>
      </div>
    </div>
  );
}

/** Query of the number of matching schools, in total and per type, for the tabs. */
function schoolCountsQuery(q: string) {
  return queryOptions({
    queryKey: [...schoolKeys.schools, 'counts', q],
    queryFn: ({ signal }) => api.call(countSchools, { query: { q }, signal }),
    placeholderData: keepPreviousData,
  });
}
