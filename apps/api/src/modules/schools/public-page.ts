import { formatCount } from '@aw/contracts/duration-text';
import { schoolInitials } from '@aw/contracts/schools/school-initials';
import { schoolTypeNames } from '@aw/contracts/schools/school-types';
import * as schools from '@aw/db/schools';
import type { Context } from '../../context';
import { shorten } from '../../server/sites/page-parts';
import { type ListContent, maxFirstCards, type SharedPage } from '../../server/sites/shared-page';

/** Maximum number of courses in the HTML; the application loads the others. */
const maxCourses = 100;

/** Returns the public page of a school: its type, location and courses, ordered by code. */
export async function schoolPage(ctx: Context, id: number): Promise<SharedPage | undefined> {
  const row = await schools.find(ctx.readDb, id);
  if (!row) return undefined;
  const courses = await schools.listCourses(ctx.readDb, id, { limit: maxCourses });
  const { one } = schoolTypeNames[row.type as keyof typeof schoolTypeNames] ?? schoolTypeNames.school;
  const place = row.location ? `${one} in ${row.location}` : one;
  const address = `${ctx.config.SITE_ORIGIN}/schools/${id}/courses`;
  return {
    title: `Courses at ${row.name}`,
    description: shorten(`${place}: courses, with the study documents students have shared for each.`),
    path: `/schools/${id}/courses`,
    things: [
      {
        '@type': row.type === 'school' ? 'EducationalOrganization' : 'CollegeOrUniversity',
        '@id': `${address}#school`,
        name: row.name,
        ...(row.location && { address: row.location }),
        mainEntityOfPage: address,
      },
    ],
    content: {
      template: 'school',
      view: {
        name: row.name,
        facts: [one, row.location, countText(row.document_count, 'document')].filter(Boolean),
        heading: courses.length > 0 ? 'Courses' : 'No courses listed yet',
        courses: courses.map(({ name, code, department, document_count }) => ({
          name,
          about: [code, department, countText(document_count, 'document')].filter(Boolean).join(' · '),
        })),
      },
    },
  };
}

/** Returns a count with its noun; '' if there is nothing. */
function countText(count: number, noun: string): string {
  return count === 0 ? '' : formatCount(count, noun);
}

/** Returns the first schools by name for the page of schools. */
export async function firstSchools({ cacheDb }: Context): Promise<ListContent> {
  const rows = await schools.list(cacheDb, {}, { sort: 'name', limit: maxFirstCards });
  const cards = rows.map(({ id, name, type, location, document_count, question_count }) => ({
    to: `/schools/${id}/courses`,
    initials: schoolInitials(name),
    name,
    about: [(schoolTypeNames[type as keyof typeof schoolTypeNames] ?? schoolTypeNames.school).one, location]
      .filter(Boolean)
      .join(', '),
    documents:
      document_count + question_count === 0
        ? 'Be the first to upload'
        : countText(document_count, 'document'),
    questions: countText(question_count, 'question'),
  }));
  return { cards };
}
