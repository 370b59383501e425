import { expect, it } from 'vitest';
import { uploadForm } from './send-document';

const course = { schoolId: 4, courseId: 9, label: 'CHEM 112L', term: 'Fall 2026' };
const draftId = '0b7c0000-0000-4000-8000-000000000000';

it('[D3] the upload form contains trimmed fields, the ids as integers and the draft', () => {
  const details = {
    title: ' Notes ',
    description: ' Week 7 ',
    subject: 'Law',
    documentType: 'exam' as const,
  };
  const form = uploadForm({ draftId, details, course });
  expect(Object.fromEntries(form)).toEqual({
    draftId,
    title: 'Notes',
    description: 'Week 7',
    subject: 'Law',
    documentType: 'exam',
    schoolId: '4',
    courseId: '9',
    term: 'Fall 2026',
  });
});

it('[D3] a blank description or subject is not sent, so that it is stored as null', () => {
  const form = uploadForm({
    draftId,
    details: { title: 'Notes', description: '   ', subject: '', documentType: 'notes' },
    course,
  });
  expect(form.has('description')).toBe(false);
  expect(form.has('subject')).toBe(false);
});

it('[D25] a school and a course that are not listed are sent by name', () => {
  const details = { title: 'Notes', description: '', subject: '', documentType: 'notes' as const };
  const typed = { schoolName: 'Lyceum', courseName: 'Greek 1', label: 'Greek 1', term: 'Fall 2026' };
  expect(Object.fromEntries(uploadForm({ draftId, details, course: typed }))).toMatchObject({
    schoolName: 'Lyceum',
    courseName: 'Greek 1',
  });
});
