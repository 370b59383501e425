import { usualSettings } from '@aw/ui/patterns/reading-settings-form';
import { expect, it } from 'vitest';
import { spokenParts } from './read-aloud';
import { parseSettings } from './reading-settings';

it('[D20] stored reading settings are read, and unknown names and values are ignored', () => {
  expect(parseSettings('{"size":"larger","font":"dyslexic"}')).toEqual({
    ...usualSettings,
    size: 'larger',
    font: 'dyslexic',
  });
  for (const stored of [null, 'x', '[]', '{"size":"huge","constructor":"normal","spacing":3}'])
    expect(parseSettings(stored)).toEqual(usualSettings);
});

it('[D20] a page is read aloud block by block in sentences, and long ones are cut between words', () => {
  const page = {
    number: 1,
    text: '',
    language: 'en',
    structure: {
      version: 1 as const,
      blocks: [
        { kind: 'heading' as const, level: 1, content: ['Tides'] },
        { kind: 'paragraph' as const, content: ['The sea rises. It falls.'] },
        { kind: 'paragraph' as const, content: ['word '.repeat(100).trim()] },
      ],
    },
  };
  const parts = spokenParts(page);
  expect(parts.slice(0, 3)).toEqual(['Tides', 'The sea rises.', 'It falls.']);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(220);
  expect(parts.join(' ').match(/word/g)).toHaveLength(100);
  expect(spokenParts({ ...page, structure: null, text: 'One.\n\nTwo' })).toEqual(['One.', 'Two']);
});
