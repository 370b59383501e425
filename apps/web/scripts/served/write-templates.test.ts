import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { slotProblems, writeTemplates } from './write-templates';

const folder = mkdtempSync(join(tmpdir(), 'aw-templates-'));
writeTemplates(folder);
const templates: Record<string, string> = JSON.parse(readFileSync(join(folder, 'served-pages.json'), 'utf8'));
rmSync(folder, { recursive: true });

it('[X16] the templates have one heading, sections that end, and no value that is not escaped', () => {
  expect(Object.keys(templates)).toEqual(['document', 'documentWithoutLead', 'school']);
  for (const [name, html] of Object.entries(templates)) {
    expect(html.match(/<h1[ >]/g), name).toHaveLength(1);
    const opened = [...html.matchAll(/\{\{#(\w+)\}\}/g)].map(([, section]) => section);
    const ended = [...html.matchAll(/\{\{\/(\w+)\}\}/g)].map(([, section]) => section);
    expect(ended, name).toEqual(opened);
    expect(html, name).not.toMatch(/\{\{\{|\{\{&|<script/);
  }
  expect(templates.document).toContain('{{lead}}');
  expect(templates.documentWithoutLead).not.toContain('{{lead}}');
});

it('[X16] a fallback without a place for them stops the build', () => {
  expect(slotProblems('<main><div id="served-page" class="peer"></div></main>')).toEqual([]);
  expect(slotProblems('<main></main>')).toHaveLength(1);
});
