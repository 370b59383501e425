import { expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { linksIn } from '~/testing/tags';
import { QuestionsPage } from './questions-page';

it('[Q1] the page has the banner, links to upload and to ask, and four placeholders while it loads', () => {
  const html = renderPage(<QuestionsPage />);
  expect(html).toContain('Ask 5 Free Questions - Limited time only!');
  expect(linksIn(html)).toEqual(expect.arrayContaining(['/upload', '/ask']));
  expect(html).toContain('data-state="loading"');
  expect(html.match(/<li>/g)).toHaveLength(4);
});
