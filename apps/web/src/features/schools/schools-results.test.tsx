import type { School } from '@aw/contracts/schools/public';
import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { renderStatic, statesIn } from '~/testing/render-static';
import { CoursesResults } from './courses-results';
import { SchoolMissing } from './school-missing';
import { coursesQuery, schoolsQuery } from './schools-queries';
import { SchoolsResults } from './schools-results';
import { parseSchoolsSearch } from './schools-search';

const khalifa: School = {
  id: 4,
  name: 'Khalifa University',
  type: 'university',
  location: 'Abu Dhabi',
  documentCount: 8,
  questionCount: 2,
};
const pagesOf = (items: unknown[]) => ({
  pages: [{ items, nextCursor: undefined }],
  pageParams: [undefined],
});

function renderSchools(query: string, schools?: School[], allCount = schools?.length): string {
  const search = parseSchoolsSearch(new URLSearchParams(query));
  const seed = (cache: QueryClient) => {
    if (schools) cache.setQueryData(schoolsQuery(search).queryKey, pagesOf(schools) as never);
  };
  const counts = { count: schools?.length, allCount };
  const results = <SchoolsResults search={search} {...counts} onClear={() => {}} onShowAll={() => {}} />;
  return renderStatic(results, { seed });
}

function renderCourses(q: string, courses?: unknown[]): string {
  const seed = (cache: QueryClient) => {
    if (courses) cache.setQueryData(coursesQuery(4, q).queryKey, pagesOf(courses) as never);
  };
  return renderStatic(<CoursesResults schoolId={4} q={q} onClear={() => {}} />, { seed });
}

describe('the schools page', () => {
  it('[D6, X4] the schools page shows six placeholders while it loads', () => {
    const html = renderSchools('');
    expect(statesIn(html)).toEqual(['loading']);
    expect(html.match(/<li><div aria-hidden="true"/g)).toHaveLength(6);
  });

  it('[D6] a search without results offers to show all schools', () => {
    const html = renderSchools('q=zzz', []);
    expect(statesIn(html)).toEqual(['empty']);
    expect(html).toContain('No search results found');
    expect(html).toContain('Clear Search &amp; View All Schools');
  });

  it('[D6] a tab without a match offers the matches of the other tabs', () => {
    const html = renderSchools('q=khal&type=seminary', [], 3);
    expect(html).toContain('No seminary matches &quot;khal&quot;, but 3 schools match in All Schools.');
    expect(html).toContain('Show 3 schools in All Schools');
    expect(html).toContain('Clear Search &amp; View All Schools');
    expect(renderSchools('q=khal&type=seminary', [], 1)).toContain('but 1 school matches in All Schools.');
    expect(renderSchools('q=khal&type=seminary', [], 0)).not.toContain('in All Schools');
    expect(renderSchools('type=seminary', [], 3)).not.toContain('in All Schools');
  });

  it('[D6] an empty tab names its type', () => {
    expect(renderSchools('type=seminary', [])).toContain('No seminaries found');
  });

  it('[D6] a school links to its courses, with the course typed into the finder', () => {
    const html = renderSchools('q=khal&course=Calculus', [khalifa]);
    expect(html).toContain('Found 1 school matching &quot;khal&quot;');
    expect(html).toContain('href="/schools/4/courses?q=Calculus"');
    expect(html).toContain('<mark>Khal</mark>ifa University');
  });
});

describe('the courses of a school', () => {
  const course = {
    id: 9,
    schoolId: 4,
    name: 'Chemistry Lab',
    code: 'CHEM 112L',
    department: 'Chemistry',
    documentCount: 3,
  };

  it('[D6] a course links to its documents and to the upload page', () => {
    const html = renderCourses('', [course]);
    expect(html).toMatch(/href="\/documents\?schoolId=4&amp;courseId=9"[^>]*>View Documents/);
    expect(html).toContain('href="/upload?schoolId=4&amp;courseId=9"');
  });

  it('[D6] a course search without results and a school without courses have their own texts', () => {
    const searched = renderCourses('zzz', []);
    expect(searched).toContain('No courses found');
    expect(searched).toContain('Try adjusting your search terms or browse all courses.');
    expect(searched).toContain('Clear Search');
    const bare = renderCourses('', []);
    expect(bare).toContain('No courses available');
    expect(bare).toContain('This school doesn&#x27;t have any courses listed yet.');
  });

  it('[D6, X4] six placeholders are shown while courses load', () => {
    expect(renderCourses('').match(/<li><div aria-hidden="true"/g)).toHaveLength(6);
  });

  it('[D6] an unknown school shows a message and a link back', () => {
    const html = renderStatic(<SchoolMissing />);
    expect(html).toContain('School Not Found');
    expect(html).toContain('The school you&#x27;re looking for doesn&#x27;t exist.');
    expect(html).toContain('href="/schools"');
  });
});
