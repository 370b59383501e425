import { describe, expect, it } from 'vitest';
import { tidyText } from './page-text';

describe('the text of a page', () => {
  it('[P9] lines are kept, blanks are tidied and control characters go', () => {
    expect(tidyText('One\u0000  two \r\n\tthree\r\n\r\n\r\n\r\nfour\u0007 ')).toBe('One two\nthree\n\nfour');
  });

  it('[P9] accents are composed, ligatures are letters and half characters go', () => {
    expect(tidyText('cafe\u0301 e\ufb03cient \ud800x')).toBe('café efficient x');
  });

  it('[P9] a word broken at a line end is whole again', () => {
    expect(tidyText('com\ufffe\r\npile and ty\u0002pes')).toBe('compile and types');
  });

  it('[P9] a page of endless text is cut', () => {
    expect(tidyText('a'.repeat(300_000))).toHaveLength(200_000);
  });
});
