import { documentTypes } from '@aw/contracts/documents/document-types';
import { schoolTabs } from '@aw/contracts/schools/school-types';
import { describe, expect, it } from 'vitest';
import type { Block } from './block';
import { fileNameOf } from './demo-document';
import { plainText } from './render/inline';
import { readDemoSources, readDocuments } from './sources';

const documents = readDocuments();
const { schools, students, tutors, questions, chats } = readDemoSources(documents);

const countOf = <T>(items: readonly T[], matches: (item: T) => boolean) => items.filter(matches).length;

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
    expect(schools).toHaveLength(36);
    expect(duplicates(schools.map((school) => school.name))).toEqual([]);
    for (const type of schoolTabs)
      expect(countOf(schools, (school) => school.type === type)).toBeGreaterThanOrEqual(4);
  });

  it('[D6] every school has its city and country, and its region where that has a name of its own', () => {
    for (const { location } of schools) expect([2, 3]).toContain(location.split(', ').length);
  });

  it('[D6] at least 16 schools have four to eight courses with different codes, and some schools have none', () => {
    const withCourses = schools.filter(({ courses }) => courses.length > 0);
    for (const { courses } of withCourses) {
      expect(duplicates(courses.map(({ code }) => code))).toEqual([]);
      expect(courses.length).toBeGreaterThanOrEqual(4);
      expect(courses.length).toBeLessThanOrEqual(8);
    }
    expect(withCourses.length).toBeGreaterThanOrEqual(16);
    expect(withCourses.length).toBeLessThan(schools.length);
  });
});

describe('documents', () => {
  it('[D1] there are at least forty with different titles and plain file names', () => {
    expect(documents.length).toBeGreaterThanOrEqual(40);
    expect(duplicates(documents.map((document) => document.title))).toEqual([]);
    for (const { slug } of documents) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('[D1] formats, types and subjects are spread so that every filter finds something', () => {
    const formats = { pdf: 22, docx: 10, pptx: 8 };
    for (const [format, count] of Object.entries(formats)) {
      expect(countOf(documents, (document) => document.format === format)).toBeGreaterThanOrEqual(count);
    }
    for (const type of documentTypes) {
      expect(countOf(documents, (document) => document.type === type)).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(documents.map((document) => document.subject)).size).toBeGreaterThanOrEqual(22);
  });

  it('[D4] every school and course that a document names exists', () => {
    for (const document of documents) {
      const school = schools.find(({ name }) => name === document.school);
      const codes = school?.courses.map(({ code }) => code);
      if (document.course === undefined) expect(school, document.slug).toBeDefined();
      else expect(codes, document.slug).toContain(document.course);
    }
  });

  it('[D8] study guides have different ages, so that sorting by date changes their order', () => {
    const guides = documents.filter((document) => document.type === 'study_guide');
    expect(guides.length).toBeGreaterThanOrEqual(10);
    expect(new Set(guides.map((guide) => guide.daysAgo)).size).toBeGreaterThanOrEqual(8);
  });

  it('[D1] the oldest document comes first, and each student uploaded some', () => {
    const ages = documents.map((document) => document.daysAgo);
    expect(ages).toEqual([...ages].sort((a, b) => b - a));
    const uploaders = new Set(documents.map(({ student }) => student));
    expect([...uploaders].sort()).toEqual(students.map(({ firstName }) => firstName).sort());
  });

  it('[D7] each document has enough to read: 700 words, slides 350', () => {
    for (const document of documents) {
      const words = document.body.flatMap(wordsOf).length;
      expect(words, document.slug).toBeGreaterThanOrEqual(document.format === 'pptx' ? 350 : 700);
    }
  });

  it('[D7] the marks of each practice paper add up to the total on its first page', () => {
    const alternatives: Record<string, number> = { 'practice-exam-french-revolution-sources': 24 };
    const papers = documents.filter((document) => document.type === 'exam');
    expect(papers.length).toBeGreaterThanOrEqual(4);
    for (const paper of papers) {
      const marks = paper.body.reduce((sum, block) => {
        if (block.kind !== 'question') return sum;
        return sum + block.marks + block.parts.reduce((all, part) => all + part.marks, 0);
      }, 0);
      expect(`${marks - (alternatives[paper.slug] ?? 0)} marks`, paper.slug).toBe(paper.details.Total);
    }
  });

  it('[D1] one title tests the layout with its length and one with letters that are not Latin', () => {
    expect(documents.some((document) => document.title.length > 95)).toBe(true);
    expect(documents.some((document) => /[\u0370-\u03ff\u1f00-\u1fff]/.test(document.title))).toBe(true);
  });
});

describe('people and questions', () => {
  it('[U1] every person has an id of their own', () => {
    expect(duplicates([...students, ...tutors].map(({ id }) => id))).toEqual([]);
    expect(duplicates(students.map(({ firstName }) => firstName))).toEqual([]);
  });

  it('[Q1] there are at least twelve questions, eight of them answered, and what they name exists', () => {
    expect(questions.length).toBeGreaterThanOrEqual(12);
    expect(duplicates(questions.map((question) => question.title))).toEqual([]);
    expect(countOf(questions, (question) => question.answer !== undefined)).toBeGreaterThanOrEqual(8);
    for (const { title, student, school, subject, content, about, answer } of questions) {
      expect(students.some(({ firstName }) => firstName === student)).toBe(true);
      if (school !== undefined) expect(schools.some(({ name }) => name === school)).toBe(true);
      expect(content.length).toBeLessThanOrEqual(30_000);
      if (about && 'document' in about) expect(documents.map(fileNameOf)).toContain(about.document);
      if (!answer) continue;
      expect(answer.content.length, title).toBeGreaterThan(400);
      expect(
        tutors.some((tutor) => tutor.subjects.includes(subject)),
        title,
      ).toBe(true);
    }
  });
});

describe('chats', () => {
  const nameOf = ({ firstName }: { firstName: string }) => firstName;
  const ownerOf = new Map(documents.map((document) => [fileNameOf(document), document.student]));

  it('[A8] every chat is of a student, about own documents, and its quotes name documents and questions that exist', () => {
    expect(
      chats.map(({ student }) => student).filter((name) => !students.map(nameOf).includes(name)),
    ).toEqual([]);
    for (const { student, documents: ownFiles, messages } of chats) {
      for (const fileName of ownFiles) expect(ownerOf.get(fileName), fileName).toBe(student);
      for (const quote of messages.flatMap(({ quotes }) => quotes))
        if ('document' in quote) expect([...ownerOf.keys()]).toContain(quote.document);
        else expect(questions.map(({ title }) => title)).toContain(quote.question);
    }
  });

  it('[A8] one is about two documents, one is about none, one has a picture, and one is a tutoring chat', () => {
    expect(countOf(chats, (chat) => chat.documents.length === 2)).toBe(1);
    expect(countOf(chats, (chat) => chat.documents.length === 0)).toBeGreaterThanOrEqual(1);
    expect(countOf(chats, (chat) => chat.messages.some(({ image }) => image !== null))).toBe(1);
    expect(countOf(chats, (chat) => chat.mode === 'tutoring')).toBe(1);
  });
});
