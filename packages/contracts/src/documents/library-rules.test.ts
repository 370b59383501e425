import { expect, it } from 'vitest';
import { schoolTypeOf } from '../schools/school-types';
import { suggestCourse } from '../schools/suggest-course';
import { academicTerms, termOf } from './academic-terms';
import { normalizeDocumentType } from './document-types';
import { uploadFields } from './own-documents';
import { subjects } from './subjects';

it('[D4] the eight terms around a day are offered, newest first, with the current one among them', () => {
  expect(academicTerms(new Date('2026-11-20'))).toEqual([
    'Spring 2027',
    'Winter 2027',
    'Fall 2026',
    'Summer 2026',
    'Spring 2026',
    'Winter 2026',
    'Fall 2025',
    'Summer 2025',
  ]);
});

it('[D4] the terms that are offered on any day of two years include the term of that day', () => {
  for (let day = 0; day < 730; day++) {
    const today = new Date(Date.UTC(2026, 0, 1 + day));
    expect(academicTerms(today)[2]).toBe(termOf(today));
  }
  expect([termOf(new Date('2026-12-01')), termOf(new Date('2027-02-28'))]).toEqual([
    'Winter 2027',
    'Winter 2027',
  ]);
});

it('[D5] code and department are suggested from a course’s name', () => {
  expect(suggestCourse('PHYS-210 Orbital mechanics')).toEqual({
    code: 'PHYS-210',
    department: 'Orbital mechanics',
  });
  expect(suggestCourse('thermodynamics')).toEqual({ code: 'THERMODY', department: 'General' });
  expect(suggestCourse('  ')).toEqual({ code: '', department: 'General' });
});

it.each([
  ['BIO 202 Genetics', 'BIO 202', 'Genetics'],
  ['BIO 101 Cell Biology', 'BIO 101', 'Cell Biology'],
  ['bio202 Genetics', 'bio202', 'Genetics'],
  ['CS 61A: Structure of Programs', 'CS 61A', 'Structure of Programs'],
  ['Math 18.06 – Linear Algebra', 'Math 18.06', 'Linear Algebra'],
  ['LAW 101', 'LAW 101', 'General'],
  ['Химия 12 Органика', 'Химия 12', 'Органика'],
  ['History of World War 2', 'History', 'of World War 2'],
  ['Design 2ndhand Culture', 'Design', '2ndhand Culture'],
])('[D5] the letters and number of %j are suggested as the code %j', (name, code, department) => {
  expect(suggestCourse(name)).toEqual({ code, department });
});

it.each([
  ['Dallas Theological Seminary', 'seminary'],
  ['Santa Monica Community College', 'community_college'],
  ['Geneva Graduate Institute', 'graduate_school'],
  ['Universität Wien', 'university'],
  ['Amherst College', 'college'],
  ['University College London', 'university'],
  ['École Polytechnique', 'school'],
])('[D6] the school type of %j is %s', (name, type) => {
  expect(schoolTypeOf(name)).toBe(type);
});

it('[D3] a form without description and subject leaves them out, and study-guide becomes study_guide', () => {
  expect(uploadFields.parse({ title: ' T ', documentType: 'Study-Guide' })).toEqual({
    title: 'T',
    documentType: 'study_guide',
  });
  expect(uploadFields.parse({ title: 'T' }).documentType).toBe('notes');
  expect(normalizeDocumentType('lab-report')).toBe('lab_report');
});

it('[D8] there are 38 different subjects', () => {
  expect(new Set(subjects).size).toBe(38);
});
