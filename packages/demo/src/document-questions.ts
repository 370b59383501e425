import { readFileSync } from 'node:fs';
import { ofBusiness } from './document-questions/business';
import { ofFormalSciences } from './document-questions/formal-sciences';
import { ofHumanities } from './document-questions/humanities';
import { ofLanguages } from './document-questions/languages';
import { ofLifeSciences } from './document-questions/life-sciences';
import { ofNaturalSciences } from './document-questions/natural-sciences';
import { laterOffDocumentQuestions, offDocumentQuestions } from './document-questions/off-document';
import type { AnswerableQuestion, DocumentQuestion } from './document-questions/question';
import { ofSocialSciences } from './document-questions/social-sciences';

export { type Answer, type Counts, judgeAnswers } from './document-questions/judge-answers';

/** The seventh of each document was written when the search had been tuned with the others. */
const tunedWith = 6;

/** Questions that a demo document answers, seven for each of the forty. */
export const answerable: readonly AnswerableQuestion[] = Object.entries({
  ...ofFormalSciences,
  ...ofNaturalSciences,
  ...ofLifeSciences,
  ...ofSocialSciences,
  ...ofBusiness,
  ...ofLanguages,
  ...ofHumanities,
}).flatMap(([fileName, rows]) =>
  rows.map(([pages, question, claim, ...words], at) => ({
    fileName,
    question,
    claim,
    pages: typeof pages === 'number' ? [pages] : pages,
    words: words.map((one) => one.split(' | ')),
    isHeldOut: at >= tunedWith,
  })),
);

/** Questions that the demo document of which they are asked does not answer: fifty, and twenty that are held out. */
export const offDocument: readonly DocumentQuestion[] = [
  ...notAnswered(offDocumentQuestions, false),
  ...notAnswered(laterOffDocumentQuestions, true),
];

function notAnswered(asked: Readonly<Record<string, readonly string[]>>, isHeldOut: boolean) {
  return Object.entries(asked).flatMap(([fileName, questions]) =>
    questions.map((question) => ({ fileName, question, isHeldOut })),
  );
}

const betweenPages = '\n\f\n';

/** The texts of a demo document’s pages as the API reads them, the first page first. */
export function readDemoPages(fileName: string): string[] {
  return readFileSync(demoPagesFile(fileName), 'utf8').slice(0, -1).split(betweenPages);
}

/** Where they are kept, and how. */
export function demoPagesFile(fileName: string): URL {
  return new URL(`document-questions/pages/${fileName}.txt`, import.meta.url);
}
export function demoPagesText(pages: readonly string[]): string {
  return `${pages.join(betweenPages)}\n`;
}
