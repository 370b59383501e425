import type { UploadDraft } from '@aw/contracts/documents/upload-drafts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/calls';
import { makePdf, uniquePdf } from '../../../testing/make-pdf';
import { multipart } from '../../../testing/multipart';
import { insertRow } from '../../../testing/rows';
import { docxOf, pptxOf } from '../../../testing/sample-files';
import { useTestApp } from '../../../testing/test-app';
import { type Person, signedIn } from '../../../testing/user';

const test = useTestApp({ LIMIT_UPLOADS_PER_ADDRESS: '0' });

async function draftOf(who: Caller, bytes: Uint8Array, name: string, fields: Record<string, string> = {}) {
  const form = multipart(fields, { name, bytes });
  const response = await who.inject({ method: 'POST', url: '/api/documents/suggest', ...form });
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return response.json<UploadDraft>();
}

let person: Person;
beforeEach(async () => {
  person = await signedIn(test.app);
});

describe('the suggestions of a draft', () => {
  it('[D25] title, type, subject, school, course, term and language are suggested from a file', async () => {
    const school = await insertRow(test, 'schools', {
      name: 'Falcon University of the Gulf',
      type: 'university',
    });
    const course = await insertRow(test, 'courses', {
      school_id: school.id,
      name: 'Chemistry Laboratory',
      code: 'CHEM 112L',
    });
    const year = new Date().getUTCFullYear();
    const bytes = await makePdf([
      `Falcon University of the Gulf\nCHEM-112L Lab report, Spring ${year}\nTitration of acetic acid with sodium hydroxide. We measured the volume at which the colour of the indicator changed, and computed the concentration of the acid from it.`,
    ]);
    const { suggestions } = await draftOf(person, bytes, 'scan 001.pdf');
    expect(suggestions).toMatchObject({
      documentType: 'lab_report',
      subject: 'Chemistry',
      school: { id: school.id, name: 'Falcon University of the Gulf' },
      course: { id: course.id, schoolId: school.id, code: 'CHEM 112L' },
      term: `Spring ${year}`,
      language: 'en',
    });
  });

  it('[D25] a course is suggested only for its whole code, and not if several schools have it', async () => {
    const schools = [];
    for (const name of ['North College of Codes', 'South College of Codes']) {
      const school = await insertRow(test, 'schools', { name, type: 'college' });
      schools.push(school);
      for (const code of ['BIO 202', `ZOO ${school.id}`])
        await insertRow(test, 'courses', { school_id: school.id, name: 'Genetics', code });
    }
    const [north] = schools;
    const bytes = await uniquePdf();
    const suggested = async (name: string, fields?: Record<string, string>) =>
      (await draftOf(person, bytes, name, fields)).suggestions;
    expect((await suggested('BIO 202 notes.pdf')).course).toBeUndefined();
    expect((await suggested('BIO 2020 notes.pdf', { schoolId: String(north?.id) })).course).toBeUndefined();
    expect((await suggested('bio-202 notes.pdf', { schoolId: String(north?.id) })).course).toMatchObject({
      schoolId: north?.id,
      code: 'BIO 202',
    });
  });

  it.each([
    ['Word', 'docx', docxOf],
    ['PowerPoint', 'pptx', pptxOf],
  ])('[D25] a %s file suggests from its text', async (_, ending, make) => {
    const bytes = await make(['Study guide for the second week', 'Physics, physics and more physics.']);
    const { suggestions } = await draftOf(person, bytes, `document.${ending}`);
    expect(suggestions).toMatchObject({
      title: 'Study guide for the second week',
      documentType: 'study_guide',
    });
  });

  it('[D25] a file that cannot be read still becomes a draft with suggestions from its name', async () => {
    const { suggestions } = await draftOf(
      person,
      Buffer.from('%PDF-1.7 broken'),
      'linear-algebra_homework 3.pdf',
    );
    expect(suggestions).toEqual({ title: 'Linear algebra homework 3', documentType: 'assignment' });
  });
});
