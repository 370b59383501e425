import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templatesFile } from '@aw/contracts/site-details';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServedDocument } from '../../src/features/documents/document/served-document';
import { ServedMath } from '../../src/features/documents/document/served-page';
import { ServedDocuments } from '../../src/features/documents/list/served-documents';
import { ServedQuestions } from '../../src/features/questions/list/served-questions';
import { ServedQuestion } from '../../src/features/questions/question/served-question';
import { ServedQuizzes } from '../../src/features/quizzes/list/served-quizzes';
import { ServedQuiz } from '../../src/features/quizzes/served-quiz';
import { ServedCourse } from '../../src/features/schools/course/served-course';
import { ServedSchool } from '../../src/features/schools/served-school';
import { ServedSchools } from '../../src/features/schools/served-schools';
import { placeholdersIn } from '../check-placeholders';

/**
 * Writes the templates of pages whose content is in the database, keyed by name. The API fills them in. A template can
 * call another one by its name.
 */
export function writeTemplates(folder: string): void {
  const pages: Record<string, ReactElement> = {
    document: createElement(ServedDocument, { hasLead: true }),
    documentWithoutLead: createElement(ServedDocument, { hasLead: false }),
    math: createElement(ServedMath),
    question: createElement(ServedQuestion),
    quiz: createElement(ServedQuiz),
    course: createElement(ServedCourse),
    school: createElement(ServedSchool),
    documents: createElement(ServedDocuments),
    schools: createElement(ServedSchools),
    questions: createElement(ServedQuestions),
    quizzes: createElement(ServedQuizzes),
  };
  const templates = Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, toTemplate(renderToStaticMarkup(page))]),
  );
  const written = JSON.stringify(templates);
  const [placeholder] = placeholdersIn(written);
  if (placeholder) throw new Error(`A template has ${placeholder}, and nothing fills templates in.`);
  writeFileSync(join(folder, templatesFile), `${written}\n`);
}

/**
 * Removes the preloads that React adds for pictures: their addresses are template tags, and the API adds the
 * preloads. Restores the tags of other templates, whose sign React escapes.
 */
function toTemplate(html: string): string {
  return html
    .replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
    .replaceAll(/\{\{&gt;(\w+)\}\}/g, '{{>$1}}');
}

/** Built pages that need exactly one slot for server-written content. */
export const pagesWithSlot = [
  '__spa-fallback.html',
  'documents/index.html',
  'schools/index.html',
  'questions/index.html',
  'quizzes/index.html',
];

/** Returns a sentence if a page does not have exactly one slot. */
export function slotProblems(name: string, html: string): string[] {
  const count = html.split('<div id="served-page" class="peer"></div>').length - 1;
  return count === 1 ? [] : [`${name} has ${count} places for what the server writes into it, instead of 1.`];
}
