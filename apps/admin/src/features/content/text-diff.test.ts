import { describe, expect, it } from 'vitest';
import { type DiffPart, diffTexts, withoutUnchanged } from './text-diff';

const written = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`);
const sideOf = (parts: readonly DiffPart[], other: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== other)
    .map(({ text }) => text)
    .join('');

describe('comparison of two texts', () => {
  it('[X9] [M12] changed words within a line and added or removed lines are marked', () => {
    expect(
      written(
        diffTexts('Within 7 days of completion.\nKept.\n', 'Within 14 days of completion.\nKept.\nNew.\n'),
      ),
    ).toEqual([' Within ', '-7', '+14', '  days of completion.\nKept.\n', '+New.\n']);
    expect(written(diffTexts('One.\nTwo.\n', 'Two.\n'))).toEqual(['-One.\n', ' Two.\n']);
  });

  it('[X9] [M12] a rewritten passage is shown as replaced, not word by word', () => {
    const [before, after] = ['We keep what the site needs.\n', 'Nothing of this is true anymore, the end.\n'];
    expect(written(diffTexts(before, after))).toEqual([`-${before}`, `+${after}`]);
  });

  it('[X9] [M12] equal texts have no changes, and an empty text changes everything', () => {
    expect(diffTexts('Same.\n', 'Same.\n')).toEqual([{ kind: 'same', text: 'Same.\n' }]);
    expect(written(diffTexts('', 'New.'))).toEqual(['+New.']);
    expect(written(diffTexts('Old.', ''))).toEqual(['-Old.']);
    expect(diffTexts('', '')).toEqual([]);
  });

  it('[X9] [M12] both texts are shown in full, even if they are long and have little in common', () => {
    const pairs: [string, string][] = [
      ['a b\nc d\ne', 'a x\n\nc d e\nf'],
      [
        Array.from({ length: 3_000 }, (_, n) => `old ${n}`).join('\n'),
        Array.from({ length: 3_000 }, (_, n) => `new ${n * 7}`).join('\n'),
      ],
    ];
    for (const [before, after] of pairs) {
      const parts = diffTexts(before, after);
      expect(sideOf(parts, 'added')).toBe(before);
      expect(sideOf(parts, 'removed')).toBe(after);
    }
  });

  it('[X9] [M12] long unchanged passages are left out, except for two lines around each change', () => {
    const lines = Array.from({ length: 12 }, (_, n) => `Line ${n}\n`);
    const after = lines.with(6, 'Another line\n');
    expect(withoutUnchanged(diffTexts(lines.join(''), after.join('')))).toEqual([
      { kind: 'skipped', lines: 4 },
      { kind: 'same', text: 'Line 4\nLine 5\n' },
      { kind: 'removed', text: 'Line 6\n' },
      { kind: 'added', text: 'Another line\n' },
      { kind: 'same', text: 'Line 7\nLine 8\n' },
      { kind: 'skipped', lines: 3 },
    ]);
  });
});
