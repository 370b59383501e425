import type { Database } from '@aw/db';
import { replacePages } from '@aw/db/documents';
import { freePages } from '@aw/pricing';
import { type JudgedDocument, readJudgedDocuments, readJudgedSchools } from './judged-documents';

const uploaderId = 'anon_judgedsearches_1700000000000';
const msPerDay = 86_400_000;

/** Stores all judged documents with their schools and courses as if one person had uploaded them. Returns their keys by id. */
export async function fillJudgedDocuments(db: Database): Promise<Map<number, string>> {
  await db.insertInto('users').values({ id: uploaderId }).execute();
  const schools = await insertSchools(db);
  const keys = new Map<number, string>();
  for (const document of readJudgedDocuments())
    keys.set(await insertDocument(db, document, schools), document.key);
  return keys;
}

type StoredSchool = { id: number; courses: ReadonlyMap<string, number> };

async function insertSchools(db: Database): Promise<Map<string, StoredSchool>> {
  const schools = new Map<string, StoredSchool>();
  for (const { courses, ...school } of readJudgedSchools()) {
    const { id } = await db.insertInto('schools').values(school).returning('id').executeTakeFirstOrThrow();
    const rows = courses.map((course) => ({ ...course, school_id: id, created_by: uploaderId }));
    const stored =
      rows.length > 0 ? await db.insertInto('courses').values(rows).returning(['id', 'code']).execute() : [];
    schools.set(school.name, { id, courses: new Map(stored.map((one) => [one.code ?? '', one.id])) });
  }
  return schools;
}

async function insertDocument(
  db: Database,
  document: JudgedDocument,
  schools: ReadonlyMap<string, StoredSchool>,
): Promise<number> {
  const { key, title, description, subject, type, language, course, pages, daysAgo } = document;
  const school = schools.get(document.school);
  const courseId = course && school?.courses.get(course.code);
  if (!school || (course && courseId === undefined))
    throw new Error(`The school or the course of ${key} does not exist.`);
  const at = new Date(Date.now() - daysAgo * msPerDay);
  await db.insertInto('files').values({ sha256: key, size_bytes: 10, storage_key: key }).execute();
  const { id } = await db
    .insertInto('documents')
    .values({
      title,
      description,
      subject,
      document_type: type,
      // An upload has the language that was detected.
      language,
      search_version: 1,
      school_id: school.id,
      course_id: courseId ?? null,
      uploader_id: uploaderId,
      file_name: `${key}.pdf`,
      file_sha256: key,
      file_size: 10,
      page_count: pages.length,
      status: 'published',
      step: 'published',
      text_check: 'done',
      originality: 'accepted',
      uploaded_at: at,
      published_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replacePages(
    db,
    id,
    pages.map((text, index) => ({
      number: index + 1,
      text,
      width: 800,
      height: 1100,
      is_text_checked: true,
    })),
    freePages(pages.length),
  );
  return id;
}
