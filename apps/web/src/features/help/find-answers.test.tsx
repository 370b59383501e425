import faq from '@aw/content/faq';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { Answers } from './answers';
import { chosenTab, tabParams } from './chosen-tab';
import { answersLine, findAnswers, readWords } from './find-answers';
import { NoAnswer } from './no-answer';

const ids = (q: string) => findAnswers(faq, q).map(({ id }) => id);

describe('the search over the answers', () => {
  it('[X7] looks into question and answer, whatever the case, also within words', () => {
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

  it('[X7] shows all without words, and none where nothing matches', () => {
    expect(ids('')).toHaveLength(6);
    expect(ids('zzz')).toEqual([]);
  });

  it('[X7] says how many were found', () => {
    expect(answersLine(6, '')).toBe('Showing 6 answers');
    expect(answersLine(1, 'paypal')).toBe('Found 1 answer matching "paypal"');
    expect(answersLine(3, 'credit')).toBe('Found 3 answers matching "credit"');
    expect(answersLine(0, 'zzz')).toBe('No answer matches "zzz"');
  });

  it('[X7] marks the words in what it found, and leads on from each answer', () => {
    const html = renderPage(<Answers entries={findAnswers(faq, 'paypal')} q="paypal" />);
    expect(html).toContain('<mark>PayPal</mark>');
    expect(html).toContain('href="/payment"');
  });

  it('[X7] without an answer it offers to clear the search and to write', () => {
    const html = renderPage(<NoAnswer q="<b>zzz" onClear={() => {}} />);
    expect(html).toContain('No answers found');
    expect(html).toContain('&lt;b&gt;zzz');
    expect(html).toContain('Clear Search');
    expect(html).toContain('href="#message"');
  });

  it('[X7] reads its words from the address, cut to what a search takes', () => {
    expect(readWords(new URLSearchParams('q=%20late%20work%20'))).toBe('late work');
    expect(readWords(new URLSearchParams({ q: 'x'.repeat(900) }))).toHaveLength(200);
    expect(readWords(new URLSearchParams())).toBe('');
  });
});

describe('the tabs of a guide', () => {
  const tabs = [{ id: 'profile' }, { id: 'settings' }, { id: 'billing' }];

  it('[X7] are named by the address, the first by none and by a name that nobody knows', () => {
    const at = (query: string) => chosenTab(tabs, new URLSearchParams(query));
    expect([at(''), at('tab=billing'), at('tab=<b>')]).toEqual(['profile', 'billing', 'profile']);
    expect(tabParams(tabs, 'billing').toString()).toBe('tab=billing');
    expect(tabParams(tabs, 'profile').toString()).toBe('');
  });
});
