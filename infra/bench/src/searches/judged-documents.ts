import { readdirSync, readFileSync } from 'node:fs';
import { documentTypes } from '@aw/contracts/documents/document-types';
import { subjects } from '@aw/contracts/documents/subjects';
import { schoolTabs } from '@aw/contracts/schools/school-types';
import { readDemo } from '@aw/demo';
import { parse } from 'yaml';
import * as z from 'zod';
import { readDemoPages } from '../answers/document-questions';
import { searchesFolder } from './judged-searches';

const school = z.strictObject({ name: z.string(), type: z.enum(schoolTabs), location: z.string() });
const course = z.strictObject({ code: z.string(), name: z.string() });

const smallDocument = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(200),
  subject: z.enum(subjects),
  type: z.enum(documentTypes),
  language: z.string().length(2),
  school: z.string(),
  course: course.optional(),
  pages: z.array(z.string().transform((text) => text.trim())).min(1),
});

/** A document over which searches are judged. */
export type JudgedDocument = z.infer<typeof smallDocument> & {
  /** Days between its upload and the day on which a database is filled. */
  daysAgo: number;
};

export type JudgedSchool = z.infer<typeof school> & {
  courses: readonly (z.infer<typeof course> & { department: string })[];
};

/** Reads all documents: the demo's, whose key is the name of their file, and the small ones of `searches/documents`. */
export function readJudgedDocuments(): JudgedDocument[] {
  const demo = readDemo();
  return [
    ...demo.uploads.map(({ fileName, course: code, student: _student, ...upload }) => ({
      ...upload,
      language: 'en',
      key: fileName.replace(/\.\w+$/, ''),
      course: demo.schools
        .find(({ name }) => name === upload.school)
        ?.courses.find((one) => one.code === code),
      pages: readDemoPages(fileName),
    })),
    // Ages are spread, so that the newest documents are of all kinds.
    ...readSmallDocuments().map((document, at) => ({
      ...document,
      daysAgo: (at * 17) % 60,
    })),
  ];
}

/** Reads the schools of all documents, with the courses of the demo and those of the documents. */
export function readJudgedSchools(): JudgedSchool[] {
  const others = z.array(school).parse(parseFile('schools.yaml'));
  const schools: JudgedSchool[] = [...readDemo().schools, ...others.map((one) => ({ ...one, courses: [] }))];
  const documents = readSmallDocuments();
  return schools.map(({ name, type, location, courses }) => {
    const added = documents.flatMap((document) =>
      document.school === name && document.course
        ? [{ ...document.course, department: document.subject }]
        : [],
    );
    const byCode = new Map([...added, ...courses].map((one) => [one.code, one]));
    return { name, type, location, courses: [...byCode.values()] };
  });
}

function readSmallDocuments() {
  return readdirSync(new URL('documents/', searchesFolder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => z.array(smallDocument).parse(parseFile(`documents/${name}`)));
}

const parseFile = (path: string): unknown => parse(readFileSync(new URL(path, searchesFolder), 'utf8'));
