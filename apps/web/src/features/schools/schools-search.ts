import { type SchoolType, schoolTabs, schoolTypeNames } from '@aw/contracts/schools/school-types';
import { formatNumber } from '@aw/ui/primitives/format-count';

/** A tab of /schools: all schools, or one of five types. */
type SchoolTab = 'all' | (typeof schoolTabs)[number];

export type SchoolsSearch = {
  q: string;
  tab: SchoolTab;
  /** The course typed into the home page's finder; passed on to each school's courses. */
  course: string;
};

/** Reads the search from the address of /schools. An unknown type means all schools. */
export function parseSchoolsSearch(params: URLSearchParams): SchoolsSearch {
  return {
    q: readText(params, 'q'),
    tab: schoolTabs.find((type) => type === params.get('type')) ?? 'all',
    course: readText(params, 'course'),
  };
}

/** Returns the address parameters of a search, without defaults. */
export function formatSchoolsSearch(search: SchoolsSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.q) params.set('q', search.q);
  if (search.tab !== 'all') params.set('type', search.tab);
  if (search.course) params.set('course', search.course);
  return params;
}

export const schoolTabNames: Record<SchoolTab, string> = {
  all: 'All Schools',
  university: schoolTypeNames.university.many,
  college: schoolTypeNames.college.many,
  community_college: schoolTypeNames.community_college.many,
  graduate_school: schoolTypeNames.graduate_school.many,
  seminary: schoolTypeNames.seminary.many,
};

/** Returns the noun for a tab's schools inside a sentence, such as 'schools' or 'universities'. */
export function schoolNoun(tab: SchoolTab, count: number): string {
  const names = schoolTypeNames[tab === 'all' ? 'school' : tab];
  return (count === 1 ? names.one : names.many).toLowerCase();
}

/** Returns 'Found 3 schools matching "khal"', or 'Showing 12 universities' for an empty search. */
export function schoolsResultLine({ q, tab }: SchoolsSearch, count: number): string {
  return q === ''
    ? `Showing ${formatNumber(count)} ${schoolNoun(tab, count)}`
    : `Found ${formatNumber(count)} ${schoolNoun('all', count)} matching "${q}"`;
}

/** Returns the heading of an empty list, after a search or on a tab without schools. */
export function noSchoolsTitle({ q, tab }: SchoolsSearch): string {
  return q === '' ? `No ${schoolNoun(tab, 0)} found` : 'No search results found';
}

/** Returns the number of schools on a tab. */
export function tabCount(
  counts: { all: number; byType: Partial<Record<SchoolType, number>> },
  tab: SchoolTab,
) {
  return tab === 'all' ? counts.all : (counts.byType[tab] ?? 0);
}

function readText(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').trim().slice(0, 200);
}
