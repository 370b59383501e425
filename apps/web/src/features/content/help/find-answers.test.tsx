import faq from '@aw/content/faq';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { Answers } from './answers';
import { NoAnswer } from './common-questions';
import { answersLine, findAnswers, readWords } from './find-answers';

const ids = (q: string) => findAnswers(faq, q).map(({ id }) => id);

describe('the search over the answers', () => {
  it('[X7] the help search finds words in question and answer, in any case and within other words', () => {
    expect(ids('MONEY BACK')).toEqual(['refunds']);
    expect(ids('withdraw')).toEqual(['refunds']);
    expect(ids('paypal')).toEqual(['ordering']);
    expect(ids('  credit ')).toEqual([
      'earning-credits',
      'using-credits',
      'needing-an-account',
      'asking-questions',
    ]);
  });

  it('[X7] an empty help search shows all answers, and one without matches shows none', () => {
    expect(ids('')).toHaveLength(6);
    expect(ids('zzz')).toEqual([]);
  });

  it('[X7] the result line says how many answers were found', () => {
    expect(answersLine(6, '')).toBe('Showing 6 answers');
    expect(answersLine(1, 'paypal')).toBe('Found 1 answer matching "paypal"');
    expect(answersLine(3, 'credit')).toBe('Found 3 answers matching "credit"');
    expect(answersLine(0, 'zzz')).toBe('No answer matches "zzz"');
  });

  it('[X7] found answers have highlighted words and a link', () => {
    const html = renderPage(<Answers entries={findAnswers(faq, 'paypal')} q="paypal" />);
    expect(html).toContain('<mark>PayPal</mark>');
    expect(html).toContain('href="/payment"');
  });

  it('[X7] a help search without results offers to clear it and to write to us', () => {
    const html = renderPage(<NoAnswer q="<b>zzz" onClear={() => {}} />);
    expect(html).toContain('No answers found');
    expect(html).toContain('&lt;b&gt;zzz');
    expect(html).toContain('Clear Search');
    expect(html).toContain('href="#message"');
  });

  it('[X7] the search words are read from the address and cut to 200 characters', () => {
    expect(readWords(new URLSearchParams('q=%20late%20work%20'))).toBe('late work');
    expect(readWords(new URLSearchParams({ q: 'x'.repeat(900) }))).toHaveLength(200);
    expect(readWords(new URLSearchParams())).toBe('');
  });
});
