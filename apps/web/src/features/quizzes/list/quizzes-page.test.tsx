import { subjects } from '@aw/contracts/documents/subjects';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { linksIn } from '~/testing/tags';
import { QuizzesPage } from './quizzes-page';
import { NoQuizzes } from './quizzes-results';

describe('the quiz library', () => {
  const html = renderPage(<QuizzesPage />, { address: '/quizzes' });

  it('[Z1] has figures, a search, a button for each subject and a link to the generator', () => {
    expect(html.match(/<h1[^>]*>Quizzes<\/h1>/g)).toHaveLength(1);
    for (const label of ['Total quizzes', 'Subjects', 'Average questions', 'Average time'])
      expect(html).toContain(`>${label}</dt>`);
    expect(html).toContain('aria-label="Search quizzes"');
    expect(html.match(/aria-pressed=/g)).toHaveLength(39);
    expect(html).toMatch(/aria-pressed="true"[^>]*><span[^>]*>All Subjects</);
    for (const name of subjects) expect(html, name).toContain(`data-value="${name}"`);
    expect(linksIn(html)).toContain('/ai-quiz-generator');
  });

  it('[X4] shows six placeholders while it loads', () => {
    expect(html.match(/data-state="loading"/g)).toHaveLength(1);
    expect(html.match(/<li><div class="grid gap-3/g)).toHaveLength(6);
    expect(html).not.toContain('No quizzes found');
  });

  it('[Z1] says that nothing was found, with a button to clear the search or the filters', () => {
    const empty = (q: string, subject: '' | 'Law' = '') =>
      renderPage(<NoQuizzes search={{ q, subject, difficulty: '' }} onClear={() => {}} />);
    for (const shown of [empty(''), empty('zzz'), empty('', 'Law')]) {
      expect(shown).toMatch(/<h2[^>]*>No quizzes found<\/h2>/);
      expect(shown).toContain('Try adjusting your search criteria or browse other subjects.');
    }
    expect(empty('')).not.toContain('<button');
    expect(empty('', 'Law')).toContain('Clear Filters');
    expect(empty('zzz', 'Law')).toContain('Clear Search');
  });
});
