import { usualSettings } from '@aw/ui/patterns/reading-settings-form';
import { expect, it } from 'vitest';
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
