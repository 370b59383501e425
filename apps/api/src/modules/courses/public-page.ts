import { documentTypeNames } from '@aw/contracts/documents/document-types';
import { formatCount } from '@aw/contracts/duration-text';
import { courseTitle } from '@aw/contracts/schools/course-title';
import * as questions from '@aw/db/questions';
import * as schools from '@aw/db/schools';
import * as search from '@aw/db/search';
import type { Context } from '../../context';
import { breadcrumbs, shorten } from '../../server/sites/page-parts';
import { maxFirstCards, type SharedPage } from '../../server/sites/shared-page';
import { teaserOf } from '../../server/teaser';

/** Returns the public page of a course: its newest documents and questions. */
export async function coursePublicPage(ctx: Context, id: number): Promise<SharedPage | undefined> {
  const row = await schools.findCoursePage(ctx.readDb, id);
  if (!row) return undefined;
  const [documents, questionRows] = await Promise.all([
    listDocuments(ctx, id),
    questions.list(ctx.readDb, { courseId: id, limit: maxFirstCards }),
  ]);
  const title = courseTitle(row);
  const path = `/courses/${id}`;
  return {
    title: `${title}, ${row.school_name}`,
    description: shorten(
      `Study documents, questions and quizzes for ${title} at ${row.school_name}, shared by students.`,
    ),
    path,
    isUnlisted: row.document_count === 0 && questionRows.length === 0,
    things: [
      {
        '@type': 'Course',
        '@id': `${ctx.config.SITE_ORIGIN}${path}#course`,
        name: row.name,
        ...(row.code && { courseCode: row.code }),
        description: shorten(
          `${title}${row.department ? `, ${row.department}` : ''}, at ${row.school_name}.`,
        ),
        provider: { '@type': 'EducationalOrganization', name: row.school_name },
        mainEntityOfPage: `${ctx.config.SITE_ORIGIN}${path}`,
      },
      breadcrumbs(ctx, [
        { name: row.school_name, path: `/schools/${row.school_id}/courses` },
        { name: title, path },
      ]),
    ],
    content: {
      template: 'course',
      view: {
        title,
        school: row.school_name,
        schoolTo: `/schools/${row.school_id}/courses`,
        facts: [
          row.department ?? '',
          row.document_count > 0 ? formatCount(row.document_count, 'document') : '',
        ].filter(Boolean),
        documents,
        questions: questionRows.map((question) => ({
          to: `/questions/${question.id}`,
          title: question.title,
          about: teaserOf(question.plain_text),
        })),
      },
    },
  };
}

/** Returns the first documents for the page. If the library is only for registered people, so is its list. */
async function listDocuments(ctx: Context, courseId: number) {
  if (ctx.config.LIBRARY_ACCESS !== 'session') return [];
  const rows = await search.listDocuments(ctx.readDb, { courseId }, { sort: 'newest', limit: maxFirstCards });
  return rows.map((row) => ({
    to: `/documents/${row.id}`,
    title: row.title,
    about: [
      documentTypeNames[row.document_type as keyof typeof documentTypeNames] ?? 'Document',
      row.page_count > 0 && formatCount(row.page_count, 'page'),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}
