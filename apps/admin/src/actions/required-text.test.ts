import { expect, it } from 'vitest';
import { requiredText, requiredTrimmedText } from './required-text';

it('[M9] a required text must not be blank, and is sent as it was typed', () => {
  const reason = requiredText('Please enter a reason.');
  for (const typed of ['', '  \n'])
    expect(reason.safeParse(typed).error?.issues[0]?.message).toBe('Please enter a reason.');
  expect(reason.parse(' As asked.\n')).toBe(' As asked.\n');
});

it('[M9] a trimmed text must not be blank, and is sent without the spaces around it', () => {
  const name = requiredTrimmedText('Please enter a name.');
  expect(name.safeParse('  ').error?.issues[0]?.message).toBe('Please enter a name.');
  expect(name.parse(' Hana K. ')).toBe('Hana K.');
});
