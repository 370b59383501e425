import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { TutorCard } from '@aw/contracts/experts/public';
import type { Question } from '@aw/contracts/questions/question';
import * as schools from '@aw/db/schools';
import * as staff from '@aw/db/staff';
import { demoFilePath, readDemo } from '@aw/demo';
import { readQuizBank } from '@aw/quiz-bank';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processDocument } from '../modules/documents/processing/process-document';
import { deleteRows, selectRows, updateRows } from '../testing/rows';
import { startTestApp, type TestApp } from '../testing/test-app';
import { loadQuizBank } from './load-quiz-bank';
import { finishDemo, seedDemo } from './seed-demo';

const demo = readDemo();
let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const rowsOf = (table: 'schools' | 'courses' | 'questions') =>
  test.ctx.db.selectFrom(table).selectAll().orderBy('id').execute();

/** Uploads of the demo and copies of them, oldest first. */
const uploads = [...demo.uploads, ...demo.copies].toSorted((one, other) => other.daysAgo - one.daysAgo);

/** Returns the uploads, oldest first. */
const documents = () =>
  selectRows(
    test,
    'documents',
    {},
    ['id', 'title', 'file_name', 'file_sha256', 'status', 'uploaded_at'],
    'uploaded_at',
  );

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const hashOf = async (fileName: string) =>
  createHash('sha256')
    .update(await readFile(demoFilePath(fileName)))
    .digest('hex');

describe('an empty installation', () => {
  it('[P5] an empty installation is filled with schools, courses, questions, and documents with their own files', async () => {
    await seedDemo(test.ctx);
    expect(await rowsOf('schools')).toHaveLength(demo.schools.length);
    expect(await rowsOf('courses')).toHaveLength(demo.schools.flatMap(({ courses }) => courses).length);
    expect(await rowsOf('questions')).toHaveLength(demo.questions.length);
    expect(await selectRows(test, 'course_follows')).toHaveLength(1);
    const wanted = await Promise.all(
      uploads.map(async ({ title, fileName }) => [title, fileName, await hashOf(fileName), 'processing']),
    );
    const rows = await documents();
    expect(rows.map((row) => [row.title, row.file_name, row.file_sha256, row.status])).toEqual(wanted);
  });

  it('[P5] [Q6] the demo has four tutors who are marked as samples, with their answers and no invented figures', async () => {
    await seedDemo(test.ctx);
    const cards = (await test.nobody.get('/api/experts')).json<TutorCard[]>();
    expect(cards.map(({ name }) => name).sort()).toEqual(
      demo.tutors.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort(),
    );
    const sampleCard = {
      isSample: true,
      rating: null,
      reviews: 0,
      medianAnswerMinutes: null,
      status: 'away',
    };
    expect(cards).toMatchObject(cards.map(() => sampleCard));
    const answeredCount = demo.questions.filter(({ answer }) => answer).length;
    expect(cards.reduce((sum, { completedAnswers }) => sum + completedAnswers, 0)).toBe(answeredCount);
  });

  it('[P5] [D16] a student of the demo has saved two documents of others', async () => {
    await seedDemo(test.ctx);
    const saves = await selectRows(test, 'document_saves', {}, ['user_id', 'document_id']);
    expect(saves.map(({ user_id }) => user_id)).toEqual([demo.students[0]?.id, demo.students[0]?.id]);
    const uploaders = await selectRows(test, 'documents', { uploader_id: demo.students[0]?.id ?? '' }, [
      'id',
    ]);
    const own = uploaders.map(({ id }) => id);
    expect(saves.filter(({ document_id }) => own.includes(document_id))).toEqual([]);
  });

  it('[P5] [A14] a student of the demo has saved flashcards and a summary of an own document', async () => {
    await seedDemo(test.ctx);
    const materials = await selectRows(test, 'study_materials', {}, ['user_id', 'kind', 'document_id']);
    const [document] = await selectRows(test, 'documents', { id: materials[0]?.document_id ?? 0 }, [
      'uploader_id',
    ]);
    expect(materials.map(({ user_id: userId, kind }) => [kind, userId])).toEqual([
      ['flashcards', document?.uploader_id],
      ['summary', document?.uploader_id],
    ]);
    const cards = await selectRows(test, 'flashcards', {}, ['due', 'back_html']);
    expect(cards).toHaveLength(demo.studyMaterial[0]?.flashcards.length ?? 0);
    for (const { due } of cards) expect(due).not.toBeNull();
    expect(cards.some(({ back_html: html }) => html.includes('<math'))).toBe(true);
  });

  it('[P5] [Q16] questions of the demo are about words on a free page of a document, and about an item of a quiz', async () => {
    const item = 'interval-for-a-mean-with-known-spread';
    const bank = readQuizBank().filter(({ items }) => items.some(({ id }) => id === item));
    await seedDemo(test.ctx, loadQuizBank(test.ctx, bank));
    const [quiz] = await selectRows(test, 'quiz_questions', { bank_id: item }, ['id', 'question']);
    const sources = await selectRows(test, 'question_sources', {}, undefined, 'document_id');
    expect(sources.map((source) => source.quiz_question_id)).toEqual([null, null, quiz?.id]);

    for (const { question_id: questionId, document_id: documentId, page, quote } of sources.slice(0, 2)) {
      await processDocument({ ...test.ctx, reader: test.reader }, documentId ?? 0);
      const { body } = await test.nobody.get(`/api/documents/${documentId}/pages/${page}/text`);
      expect(oneLine(JSON.parse(body).text)).toContain(oneLine(quote ?? ''));
      const { about } = (await test.nobody.get(`/api/questions/${questionId}`)).json<Question>();
      expect(about).toMatchObject({ id: documentId, page, quote, withheld: null });
    }
  });

  it('[P5] [D25] one course of the demo waits for staff, at a school of the list', async () => {
    await seedDemo(test.ctx);
    const places = await selectRows(test, 'pending_places', {}, ['kind', 'name', 'status']);
    expect(places).toEqual([{ kind: 'course', name: 'ART 5 Studio Drawing', status: 'open' }]);
  });

  it('[P5] the demo is added once, and the next start changes nothing, also after deletions', async () => {
    await seedDemo(test.ctx);
    const before = await documents();
    await deleteRows(test, 'answers');
    await deleteRows(test, 'questions');
    await seedDemo(test.ctx);
    expect(await documents()).toEqual(before);
    expect(await rowsOf('questions')).toEqual([]);
  });

  it('[P5] an interrupted demo is completed without duplicates', async () => {
    const [third] = demo.uploads.slice(2);
    const cut = { ...test.ctx, files: { ...test.ctx.files, stage: stageUntil(2) } };
    await expect(seedDemo(cut)).rejects.toThrow('The power went out.');
    const before = await documents();
    expect(before).toHaveLength(2);
    await seedDemo(test.ctx);
    const after = await documents();
    expect(after).toHaveLength(uploads.length);
    expect(after.slice(0, 2)).toEqual(before);
    expect(after[2]?.title).toBe(third?.title);
  });

  it('[P5] [X4] the demo counts as loading until its last document is checked, also after an interrupted start', async () => {
    const isLoading = async () =>
      (await test.nobody.get('/api/config')).json<{ isDemoLoading: boolean }>().isDemoLoading;
    expect(await isLoading()).toBe(false);
    const seeding = seedDemo(test.ctx);
    await expect.poll(isLoading).toBe(true);
    await seeding;
    const end = new AbortController();
    const endedEarly = finishDemo(test.ctx, end.signal, 60_000);
    end.abort();
    await endedEarly;
    const finishing = finishDemo(test.ctx, new AbortController().signal, 10);
    await test.ctx.db.updateTable('documents').set({ status: 'published' }).where('id', '>', 1).execute();
    expect(await isLoading()).toBe(true);
    await updateRows(test, 'documents', {}, { status: 'published' });
    await finishing;
    await expect.poll(isLoading).toBe(false);
    expect(await staff.findFact(test.ctx.db, 'demo_seed')).toBe('done');
  });
});

/** Returns a `stage` function that accepts this number of files and fails at the next one. */
function stageUntil(count: number): TestApp['ctx']['files']['stage'] {
  let taken = 0;
  return (bytes, ...rest) => {
    if (taken === count) return Promise.reject(new Error('The power went out.'));
    taken += 1;
    return test.ctx.files.stage(bytes, ...rest);
  };
}

describe('an installation that people filled themselves', () => {
  it('[P5] an installation with people’s own content is left alone', async () => {
    await schools.insertMany(test.ctx.db, [
      { name: 'Our School', type: 'college', location: 'Ajman, United Arab Emirates', source_key: 'own|1' },
    ]);
    await seedDemo(test.ctx);
    expect(await rowsOf('schools')).toHaveLength(1);
    expect(await documents()).toEqual([]);
    expect(await rowsOf('questions')).toEqual([]);
  });
});
