import { listFileTypes, maxFileBytes } from '@aw/contracts/documents/file-types';
import { formatSizeLimit } from '@aw/ui/primitives/file-size';
import { expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import HomeLists from './home-lists';
import HomeOpening from './home-opening';

function formTo(action: string): string {
  const forms = renderPage(<HomeOpening />).match(/<form[^>]*>[\s\S]*?<\/form>/g) ?? [];
  return forms.find((form) => form.includes(`action="${action}"`)) ?? '';
}

const fieldsOf = (form: string) => [...form.matchAll(/<input[^>]*\bname="(\w+)"/g)].map(([, name]) => name);

it('[X17] the field at the top of the home page searches everything, even without JavaScript', () => {
  const form = formTo('/search');
  expect(form).not.toMatch(/method=/i);
  expect(fieldsOf(form)).toEqual(['q']);
  expect(form).toMatch(/<button type="submit"[^>]*>Search</);
});

it('[X6] the course finder sends school and course to /schools, even without JavaScript', () => {
  const form = formTo('/schools');
  expect(form).not.toMatch(/method=/i);
  expect(fieldsOf(form)).toEqual(['q', 'course']);
  expect(form).toContain('Get Course Materials');
});

it('[X6] the top of the home page has three actions, three links, and a page picture in three sizes', () => {
  const html = renderPage(<HomeOpening />);
  for (const to of ['/upload', '/payment', '/ai-chat', '/study-guides', '/expert-help', '/ai-tutoring'])
    expect(html).toContain(`href="${to}"`);
  expect(html).toContain(`${listFileTypes('and')} up to ${formatSizeLimit(maxFileBytes)}.`);
  const [source = ''] = html.match(/<source[^>]*type="image\/avif"[^>]*>/) ?? [];
  expect(source.match(/ \d+w/g)).toEqual([' 640w', ' 960w', ' 1280w']);
  expect(html).toMatch(/<img[^>]*width="880" height="602"/);
  expect(html).toContain('href="/documents?q=point+of+inflection"');
});

it('[X6] the loading lists reserve space for 6 schools, 6 documents and 4 questions, with the note and the badge', () => {
  const html = renderPage(<HomeLists />);
  const [, schools = '', documents = '', questions = ''] = html.split('<section');
  const places = (section: string, card: string) => section.split(card).length - 1;
  expect(places(schools, 'grid-cols-[40px_1fr]')).toBe(6);
  expect(places(documents, '<li')).toBe(6);
  expect(places(questions, 'rounded-2 border')).toBe(4);
  for (const noun of ['schools', 'documents', 'questions']) expect(html).toContain(`Loading ${noun}…`);
  expect(html).toContain('Not sponsored or endorsed by any school.');
  expect(html).toContain('Ask 5 Free Questions - Limited time only!');
});
