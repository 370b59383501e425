import { describe, expect, it } from 'vitest';
import { genericGlyph } from './glyphs/glyph';
import { subjectFamily, subjectGlyph, subjectName, subjects } from './subjects';

describe('subjects', () => {
  it('[Z1] there are 38 subjects with unique names and ids', () => {
    expect(subjects).toHaveLength(38);
    expect(new Set(subjects.map((subject) => subject.id)).size).toBe(38);
  });

  it('[Z1] each subject has its own glyph', () => {
    const signs = subjects.map((subject) => JSON.stringify(subjectGlyph(subject.name)));
    expect(new Set([...signs, JSON.stringify(genericGlyph)]).size).toBe(39);
  });

  it('[D1] a subject is recognised by its name or its id, however it is written', () => {
    expect(subjectFamily('Computer Science')).toBe('formal');
    expect(subjectFamily('computer-science')).toBe('formal');
    expect(subjectFamily('political_science')).toBe('society');
    expect(subjectName('religious-studies')).toBe('Religious Studies');
  });

  it('[D1] any other subject keeps its text and gets the generic glyph and the formal family', () => {
    expect(subjectName('General')).toBe('General');
    expect(subjectFamily('General')).toBe('formal');
    expect(subjectGlyph('General')).toBe(genericGlyph);
  });
});
