import { expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { linksIn } from '~/testing/tags';
import { QuestionsPage } from './questions-page';
import { endOfListText, matchCountText } from './result-texts';

it('[Q1] the page has title, subtitle, search, banner and the ways to upload and to ask, and places for four cards', () => {
  const html = renderPage(<QuestionsPage />);
  expect(html.match(/<h1[^>]*>Q&amp;A with Expert Tutors<\/h1>/g)).toHaveLength(1);
  expect(html).toContain('Get help from verified experts 24/7');
  expect(html).toContain('Ask 5 Free Questions - Limited time only!');
  expect(html).toContain('aria-label="Search questions"');
  expect(linksIn(html)).toEqual(expect.arrayContaining(['/upload', '/ask']));
  expect(html).toContain('data-state="loading"');
  expect(html.match(/<li>/g)).toHaveLength(4);
});

it('[Q1] it says how many questions a search found, and where it looked', () => {
  expect(matchCountText(1, false, 'parts')).toBe('1 question matches “parts”');
  expect(matchCountText(12, false, 'parts')).toBe('12 questions match “parts”');
  expect(matchCountText(24, true, 'parts')).toBe('More than 24 questions match “parts”');
  expect(endOfListText(1, '')).toBe('This is the only one.');
  expect(endOfListText(12, 'parts')).toBe('All 12 shown. Search covers titles, details and subjects.');
});
