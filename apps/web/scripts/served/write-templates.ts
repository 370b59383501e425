import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServedDocument } from '../../src/features/library/document/served-document';
import { ServedSchool } from '../../src/features/library/schools/served-school';

/** Writes the templates that the API fills for pages whose content is in the database, by name. */
export function writeTemplates(folder: string): void {
  const pages: Record<string, ReactElement> = {
    document: createElement(ServedDocument, { hasLead: true }),
    documentWithoutLead: createElement(ServedDocument, { hasLead: false }),
    school: createElement(ServedSchool),
  };
  const templates = Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, renderToStaticMarkup(page)]),
  );
  writeFileSync(join(folder, 'served-pages.json'), `${JSON.stringify(templates)}\n`);
}

/** What is wrong with the fallback, which has to have one place for them. */
export function slotProblems(fallback: string): string[] {
  const count = fallback.split('<div id="served-page" class="peer"></div>').length - 1;
  return count === 1
    ? []
    : [`The fallback has ${count} places for a page that the server fills, instead of 1.`];
}
