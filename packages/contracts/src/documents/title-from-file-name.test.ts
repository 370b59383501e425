import { describe, expect, it } from 'vitest';
import { titleFromFileName } from './title-from-file-name';

describe('the title of a file', () => {
  it('[D3] the suggested title comes from the file’s name', () => {
    expect(titleFromFileName('titration-acetic_acid.pdf')).toBe('Titration acetic acid');
    expect(titleFromFileName('Week 7 v1.2 slides.pptx')).toBe('Week 7 v1.2 slides');
    expect(titleFromFileName('___.pdf')).toBe('Document');
    expect(titleFromFileName(`${'a'.repeat(300)}.pdf`)).toHaveLength(200);
  });

  it.each([
    ['U\u0308bung \u2013 Lo\u0308sung.pdf', '\u00dcbung \u2013 L\u00f6sung'],
    ['photo_high_re\u202efdp.js.pdf', 'Photo high refdp.js'],
    ['\u2066file\u2069\u200b\u00ad.pdf', 'File'],
    ['line1\nline2.pdf', 'Line1 line2'],
    ['.pdf', 'Document'],
    ['\u3164.pdf', 'Document'],
    ['report.pdf ', 'Report'],
    [`${'\u{1F393}'.repeat(120)}.pdf`, '\u{1F393}'.repeat(100)],
    [
      '\u05d3\u05e3 \u05d7\u05d5\u05dc\u05d9\u05df \u05d41.pdf',
      '\u05d3\u05e3 \u05d7\u05d5\u05dc\u05d9\u05df \u05d41',
    ],
  ])('[D3] the suggested title of %j is readable and never empty', (name, title) => {
    expect(titleFromFileName(name)).toBe(title);
  });
});
