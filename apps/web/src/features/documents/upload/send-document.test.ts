import { expect, it } from 'vitest';
import { uploadForm } from './send-document';

const course = { schoolId: 4, courseId: 9, label: 'CHEM 112L', term: 'Fall 2026' };
const file = new File(['%PDF-'], 'a.pdf');

it('[D3] the upload form contains trimmed fields, the ids as integers and the file', () => {
  const details = {
    title: ' Notes ',
    description: ' Week 7 ',
    subject: 'Law',
    documentType: 'exam' as const,
  };
  const form = uploadForm({ file, details, course });
  expect(form.get('file')).toMatchObject({ name: 'a.pdf', size: 5 });
  form.delete('file');
  expect(Object.fromEntries(form)).toEqual({
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
    file,
    details: { title: 'Notes', description: '   ', subject: '', documentType: 'notes' },
    course,
  });
  expect(form.has('description')).toBe(false);
  expect(form.has('subject')).toBe(false);
});
