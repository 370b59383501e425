import { describe, expect, it } from 'vitest';
import { tidyText } from './page-text';

describe('the text of a page', () => {
  it('[P9] lines are kept, spaces are tidied, and control characters are removed', () => {
    expect(tidyText('One\u0000  two \r\n\tthree\r\n\r\n\r\n\r\nfour\u0007 ')).toBe('One two\nthree\n\nfour');
  });

  it('[P9] accents are composed, ligatures become letters, and half characters are removed', () => {
    expect(tidyText('cafe\u0301 e\ufb03cient \ud800x')).toBe('café efficient x');
  });

  it('[P9] a word that is broken at the end of a line is joined', () => {
    expect(tidyText('com\ufffe\r\npile and ty\u0002pes')).toBe('compile and types');
  });

  it('[P9] the text of a page is cut at 200,000 characters', () => {
    expect(tidyText('a'.repeat(300_000))).toHaveLength(200_000);
  });

  it('[D22] soft hyphens and zero-width spaces are removed from words, and joiners stay', () => {
    expect(tidyText('op\u00adtional zero\u200bwidth hy\u00ad\nphen \u202babc\u202c')).toBe(
      'optional zerowidth hyphen abc',
    );
    expect(tidyText('\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 👩\u200d🔬')).toBe(
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 👩\u200d🔬',
    );
  });

  it('[D22] bullets of symbol fonts become bullets, and other private-use characters are removed', () => {
    expect(tidyText('\uf0b7 One\n\uf0d8 Two\nA \uf0e0 B\ue000')).toBe('• One\n• Two\nA B');
  });

  it('[D22] a glyph without a character is removed together with the word around it', () => {
    expect(tidyText('an e\ufffdcient way \ufffd(n) of x\ufffd')).toBe('an way (n) of x');
  });

  it('[D22] every form of a letter is stored as one, composed form', () => {
    for (const text of ['Å', 'A\u030a', '\u212b']) expect(tidyText(text)).toBe('\u00c5');
    expect(tidyText('\u1112\u1161\u11ab')).toBe('한');
  });
});
