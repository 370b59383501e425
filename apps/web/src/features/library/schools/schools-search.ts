import { type SchoolType, schoolTabs, schoolTypeNames } from '@aw/contracts/schools/school-types';
import { figure } from '@aw/ui/primitives/count-of';

/** The tabs of /schools: everything, or one of the five types. */
type SchoolTab = 'all' | (typeof schoolTabs)[number];

export type SchoolsSearch = {
  q: string;
  tab: SchoolTab;
  /** A course that home's finder asked for; it is handed on to each school's courses. */
  course: string;
};

/** Reads the address of /schools; an unknown type is the tab of all schools. */
export function parseSchoolsSearch(params: URLSearchParams): SchoolsSearch {
  return {
    q: readText(params, 'q'),
    tab: schoolTabs.find((type) => type === params.get('type')) ?? 'all',
    course: readText(params, 'course'),
  };
}

/** Writes the address of /schools; defaults are left out. */
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

/** What the schools of a tab are called inside a sentence: 'schools', or the type in small letters. */
export function schoolNoun(tab: SchoolTab, count: number): string {
  const names = schoolTypeNames[tab === 'all' ? 'school' : tab];
  return (count === 1 ? names.one : names.many).toLowerCase();
}

/** 'Found 3 schools matching "khal"', or 'Showing 12 universities' when nothing is searched for. */
export function schoolsResultLine({ q, tab }: SchoolsSearch, count: number): string {
  return q === ''
    ? `Showing ${figure(count)} ${schoolNoun(tab, count)}`
    : `Found ${figure(count)} ${schoolNoun('all', count)} matching "${q}"`;
}

/** The heading of an empty list: of a search, or of a tab that has no school yet. */
export function noSchoolsTitle({ q, tab }: SchoolsSearch): string {
  return q === '' ? `No ${schoolNoun(tab, 0)} found` : 'No search results found';
}

/** How many schools the chosen tab holds. */
export function tabCount(
  counts: { all: number; byType: Partial<Record<SchoolType, number>> },
  tab: SchoolTab,
) {
  return tab === 'all' ? counts.all : (counts.byType[tab] ?? 0);
}

function readText(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').trim().slice(0, 200);
}
