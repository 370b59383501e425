import { documentTypes } from '@aw/contracts/documents/document-types';
import { subjects } from '@aw/contracts/documents/subjects';
import { schoolTabs } from '@aw/contracts/schools/school-types';
import { describe, expect, it } from 'vitest';
import { demoCourses, demoQuestions, demoSchools, demoStudents } from '.';
import type { Block } from './block';
import { demoDocuments } from './documents';
import { plainText } from './render/inline';

const countOf = <T>(items: readonly T[], is: (item: T) => boolean) => items.filter(is).length;

const duplicates = (items: readonly string[]) => items.filter((item, i) => items.indexOf(item) !== i);

function wordsOf(block: Block): string[] {
  const texts: string[] = [];
  JSON.stringify(block, (key, value) => {
    if (typeof value === 'string' && key !== 'kind' && key !== 'tone' && key !== 'anchor') texts.push(value);
    return value;
  });
  return texts.flatMap((text) => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []);
}

describe('schools and courses', () => {
  it('[D6] there are 36 different schools, at least four behind each tab', () => {
    expect(demoSchools).toHaveLength(36);
    expect(duplicates(demoSchools.map((school) => school.name))).toEqual([]);
    for (const type of schoolTabs)
      expect(countOf(demoSchools, (school) => school.type === type)).toBeGreaterThanOrEqual(4);
  });

  it('[D6] every school says its city and country, and its region where that has a name of its own', () => {
    for (const { location } of demoSchools) expect([2, 3]).toContain(location.split(', ').length);
  });

  it('[D6] every course belongs to a listed school, has its own code there, and some schools have none', () => {
    const names = new Set(demoSchools.map((school) => school.name));
    for (const course of demoCourses) expect(names).toContain(course.school);
    expect(duplicates(demoCourses.map((course) => `${course.school}|${course.code}`))).toEqual([]);
    const shelves = new Map<string, number>();
    for (const { school } of demoCourses) shelves.set(school, (shelves.get(school) ?? 0) + 1);
    for (const count of shelves.values()) {
      expect(count).toBeGreaterThanOrEqual(4);
      expect(count).toBeLessThanOrEqual(8);
    }
    expect(shelves.size).toBeGreaterThanOrEqual(16);
    expect(shelves.size).toBeLessThan(demoSchools.length);
  });
});

describe('documents', () => {
  it('[D1] there are forty with different titles and slugs, within the limits of the upload form', () => {
    expect(demoDocuments).toHaveLength(40);
    expect(duplicates(demoDocuments.map((document) => document.slug))).toEqual([]);
    expect(duplicates(demoDocuments.map((document) => document.title))).toEqual([]);
    for (const { title, description, slug } of demoDocuments) {
      expect(title.length).toBeLessThanOrEqual(200);
      expect(description.length).toBeLessThanOrEqual(200);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('[D1] formats, types and subjects are spread so that every filter finds something', () => {
    const formats = { pdf: 22, docx: 10, pptx: 8 };
    for (const [format, count] of Object.entries(formats)) {
      expect(countOf(demoDocuments, (document) => document.format === format)).toBe(count);
    }
    for (const type of documentTypes) {
      expect(countOf(demoDocuments, (document) => document.documentType === type)).toBeGreaterThanOrEqual(3);
    }
    const used = new Set(demoDocuments.map((document) => document.subject));
    expect(used.size).toBeGreaterThanOrEqual(22);
    for (const subject of used) expect(subjects).toContain(subject);
  });

  it('[D4] every school and course that a document names exists', () => {
    const names = demoSchools.map((school) => school.name);
    const courses = demoCourses.map((course) => `${course.school}|${course.code}`);
    for (const { school, courseCode } of demoDocuments) {
      expect(names).toContain(school);
      if (courseCode !== null) expect(courses).toContain(`${school}|${courseCode}`);
    }
  });

  it('[D8] study guides have different ages, so that sorting by date changes their order', () => {
    const guides = demoDocuments.filter((document) => document.documentType === 'study_guide');
    expect(guides.length).toBeGreaterThanOrEqual(10);
    expect(new Set(guides.map((guide) => guide.ageDays)).size).toBeGreaterThanOrEqual(8);
  });

  it('[D1] documents are at most sixty days old, come oldest first, and each student uploaded some', () => {
    const ages = demoDocuments.map((document) => document.ageDays);
    expect(ages).toEqual([...ages].sort((a, b) => b - a));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThanOrEqual(60);
    expect(new Set(demoDocuments.map((document) => document.uploader)).size).toBe(demoStudents.length);
  });

  it('[D7] each document is long enough to be read: 700 words, slides 350', () => {
    for (const document of demoDocuments) {
      const words = document.body.flatMap(wordsOf).length;
      expect(words, document.slug).toBeGreaterThanOrEqual(document.format === 'pptx' ? 350 : 700);
    }
  });

  it('[D7] the marks of each practice paper add up to the total on its first page', () => {
    const alternatives: Record<string, number> = { 'practice-exam-french-revolution-sources': 24 };
    const papers = demoDocuments.filter((document) => document.documentType === 'exam');
    expect(papers.length).toBeGreaterThanOrEqual(4);
    for (const paper of papers) {
      const marks = paper.body.reduce((sum, block) => {
        if (block.kind !== 'question') return sum;
        return sum + block.marks + (block.parts ?? []).reduce((all, part) => all + part.marks, 0);
      }, 0);
      const total = paper.front?.find(([label]) => label === 'Total')?.[1];
      expect(`${marks - (alternatives[paper.slug] ?? 0)} marks`, paper.slug).toBe(total);
    }
  });

  it('[D1] one title stresses the layout by its length and one by letters that are not Latin', () => {
    expect(demoDocuments.some((document) => document.title.length > 95)).toBe(true);
    expect(demoDocuments.some((document) => /[\u0370-\u03ff\u1f00-\u1fff]/.test(document.title))).toBe(true);
  });

  it('[D7] rows of tables have as many cells as their head', () => {
    for (const document of demoDocuments) {
      for (const block of document.body) {
        if (block.kind !== 'table') continue;
        expect(block.align, document.slug).toHaveLength(block.head.length);
        for (const row of block.rows) expect(row, document.slug).toHaveLength(block.head.length);
      }
    }
  });
});

describe('students and questions', () => {
  it('[U1] the students carry ids of anonymous people', () => {
    for (const { id } of demoStudents) expect(id).toMatch(/^anon_[a-z0-9]+_\d{13}$/);
    expect(duplicates(demoStudents.map((student) => student.id))).toEqual([]);
  });

  it('[Q1] there are twelve questions, answered and open ones, on subjects and schools that exist', () => {
    expect(demoQuestions).toHaveLength(12);
    expect(duplicates(demoQuestions.map((question) => question.title))).toEqual([]);
    expect(countOf(demoQuestions, (question) => question.answer !== undefined)).toBe(8);
    const names = demoSchools.map((school) => school.name);
    for (const question of demoQuestions) {
      expect(subjects).toContain(question.subject);
      if (question.school) expect(names).toContain(question.school);
      expect(question.title.length).toBeLessThanOrEqual(200);
      expect(question.content.length).toBeLessThanOrEqual(30_000);
      if (question.answer) expect(question.answer.content.length).toBeGreaterThan(400);
    }
  });
});
