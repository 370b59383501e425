import type { UploadSuggestions } from '@aw/contracts/documents/upload-drafts';
import type { Database } from '@aw/db';
import * as schools from '@aw/db/schools';

type Place = Pick<UploadSuggestions, 'school' | 'course'>;
type Texts = { fileName: string; title: string; text: string; schoolId: number | undefined };

/** Number of characters at the beginning of a document in which its school and course are looked for. */
const headLength = 4_000;
const maxCodes = 12;
const maxNames = 240;
const maxSameCode = 20;

/** Letters and a number, such as "BIO 202", "CHEM112L" or "cs-61a", that are not a part of a longer word. */
const codePattern = /(?<![\p{L}\p{N}])(\p{L}{2,8})[ _-]?(\d{1,4}\p{L}{0,2})(?![\p{L}\p{N}])/gu;
/** Words before numbers that are not codes of courses. */
const notACode =
  /^(?:week|page|chapter|ch|unit|lecture|lec|part|vol|no|fig|figure|table|section|sec|version|ver|fall|spring|summer|winter|autumn|in|of|the|and|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|hw|lab|quiz|exam|test|copy|img|scan|doc)$/i;
const schoolWord =
  /^(?:university|universit(?:y|é|ät|à|eit|etet)|universidad|universidade|università|college|institute|institut|school|academy|seminary|polytechnic)$/iu;

/**
 * Finds the school and course that a file names. A school is found by its whole name, a course by its whole code: at that
 * school, or at the only school that has the code.
 */
export async function findPlace(db: Database, { fileName, title, text, schoolId }: Texts): Promise<Place> {
  const head = `${title}\n${text.slice(0, headLength)}`;
  const named = schoolId === undefined ? await findSchool(db, head) : undefined;
  const codes = codesIn(`${fileName.replace(/\.[a-z0-9]{1,5}$/i, '')}\n${head}`);
  const at = schoolId ?? named?.id;
  // Without a school, "Physics 1" is as likely a part of a title as a code.
  const likelyCodes = at === undefined ? codes.filter((code) => /\d{2}/.test(code)) : codes;
  const courses =
    likelyCodes.length === 0
      ? []
      : await schools.listCoursesByCode(db, likelyCodes, { schoolId: at, limit: maxSameCode });
  const course = bestOf(courses, likelyCodes);
  if (!course) return named ? { school: named } : {};
  return {
    school: { id: course.school_id, name: course.school_name },
    course: { id: course.id, schoolId: course.school_id, code: course.code, name: course.name },
  };
}

type CourseRow = Awaited<ReturnType<typeof schools.listCoursesByCode>>[number];

/** Returns the course of the first code that exactly one course has. */
function bestOf(courses: CourseRow[], codes: string[]): CourseRow | undefined {
  for (const code of codes) {
    const [first, second] = courses.filter((course) => keyOf(course.code ?? '') === code);
    if (first) return second ? undefined : first;
  }
  return undefined;
}

const keyOf = (code: string) => code.replace(/[\s\u2010-\u2015\u2212_-]/g, '').toLowerCase();

/** Returns the codes in a text without spaces and hyphens in lower case, in their order. */
export function codesIn(text: string): string[] {
  const codes = [...text.matchAll(codePattern)]
    .filter(([, letters = '']) => !notACode.test(letters))
    .map(([, letters = '', number = '']) => `${letters}${number}`.toLowerCase());
  return [...new Set(codes)].slice(0, maxCodes);
}

async function findSchool(db: Database, text: string): Promise<{ id: number; name: string } | undefined> {
  const names = namesIn(text);
  if (names.length === 0) return undefined;
  const [first, second] = await schools.listSchoolsByName(db, names, 2);
  // Two schools with equally long names: the text does not say which one.
  return first && first.name.length !== second?.name.length ? first : undefined;
}

/** Returns sequences of at most eight words of a line that contain a word such as "University". */
export function namesIn(text: string): string[] {
  const names = new Set<string>();
  for (const line of text.split('\n')) {
    const words = line.trim().split(/\s+/).slice(0, 40);
    words.forEach((word, at) => {
      if (!schoolWord.test(word.replace(/[^\p{L}]/gu, ''))) return;
      for (let start = Math.max(0, at - 5); start <= at; start++)
        for (let end = at + 1; end <= Math.min(words.length, start + 8); end++)
          names.add(trimName(words.slice(start, end).join(' ')));
    });
    if (names.size >= maxNames) break;
  }
  return [...names].slice(0, maxNames);
}

/** Returns a name from its first letter to its last letter, digit or bracket. Linear in its length. */
function trimName(text: string): string {
  return /^.*[\p{L}\p{N})]/su.exec(text.replace(/^[^\p{L}]+/u, ''))?.[0] ?? '';
}
