import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subjects } from '@aw/contracts/documents/subjects';
import { difficulties, difficultyLabels } from '@aw/contracts/quizzes/public';
import { expect, it } from 'vitest';
import { slotProblems, writeTemplates } from './write-templates';

const folder = mkdtempSync(join(tmpdir(), 'aw-templates-'));
writeTemplates(folder);
const templates: Record<string, string> = JSON.parse(readFileSync(join(folder, 'served-pages.json'), 'utf8'));
rmSync(folder, { recursive: true });

const pages = ['document', 'documentWithoutLead', 'question', 'quiz', 'course', 'school'];
/** Templates that others call. */
const parts = ['math'];
/** HTML that the text compiler made and sanitised. */
const compiled = /\{\{\{(questionHtml|answerHtml)\}\}\}/g;
const lists = ['documents', 'schools', 'questions', 'quizzes'];

it('[X16] [P4] the templates close all their sections and leave only compiled HTML unescaped', () => {
  expect(Object.keys(templates).toSorted()).toEqual([...pages, ...parts, ...lists].toSorted());
  for (const [name, html] of Object.entries(templates)) {
    expect(openSections(html), name).toEqual([]);
    expect(html.replaceAll(compiled, ''), name).not.toMatch(/\{\{\{|\{\{&|<script|<link/);
    // The pages of lists have their own heading around the slot for the cards.
    expect(html.match(/<h1[ >]/g) ?? [], name).toHaveLength(pages.includes(name) ? 1 : 0);
  }
  expect(templates.document).toContain('{{lead}}');
  expect(templates.documentWithoutLead).not.toContain('{{lead}}');
});

it('[P4] the list of documents has a card for each subject of the site', () => {
  for (const name of subjects) {
    const id = name.toLowerCase().replaceAll(' ', '-');
    const card = templates.documents?.split(`{{#${id}}}`)[1]?.split(`{{/${id}}}`)[0] ?? '';
    expect(card, name).toContain(`>${name}</span>`);
  }
  expect(templates.documents?.split('{{#other}}')[1]).toContain('>{{subject}}</span>');
});

it('[P4] the list of questions has an icon for each subject of the site and each state', () => {
  const template = templates.questions ?? '';
  const within = (name: string) => template.split(`{{#${name}}}`)[1]?.split(`{{/${name}}}`)[0] ?? '';
  for (const name of subjects)
    expect(within(name.toLowerCase().replaceAll(' ', '-')), name).toContain(`>${name}</span>`);
  expect(within('other')).toContain('>{{subject}}</span>');
  expect(within('awaiting')).toContain('Awaiting expert answer');
  expect(within('answered')).toContain('Answered');
  expect(within('solved')).toContain('Solved by verified expert');
});

it('[P4] [Z1] the list of quizzes has an icon for each subject of the site and each difficulty', () => {
  const template = templates.quizzes ?? '';
  const within = (name: string) => template.split(`{{#${name}}}`)[1]?.split(`{{/${name}}}`)[0] ?? '';
  for (const name of subjects)
    expect(within(name.toLowerCase().replaceAll(' ', '-')), name).toContain(`>${name}</span>`);
  expect(within('other')).toContain('>{{subject}}</span>');
  for (const difficulty of difficulties)
    expect(within(difficulty)).toContain(`>${difficultyLabels[difficulty]}</span>`);
  expect(template).toContain('aria-label="Start Quiz: {{title}}"');
});

/** Returns the sections that are closed by another one, or not at all. */
function openSections(html: string): string[] {
  const open: string[] = [];
  for (const [, sign, name = ''] of html.matchAll(/\{\{([#^/])([\w-]+)\}\}/g)) {
    if (sign !== '/') open.push(name);
    else if (open.pop() !== name) open.push(`/${name}`);
  }
  return open;
}

it('[X16] a page without a slot for server-written content stops the build', () => {
  expect(slotProblems('one', '<main><div id="served-page" class="peer"></div></main>')).toEqual([]);
  expect(slotProblems('one', '<main></main>')).toEqual([
    'one has 0 places for what the server writes into it, instead of 1.',
  ]);
});
