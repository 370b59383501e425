import { expect, it } from 'vitest';
import { requiredText } from './required-text';

it('[M9] a required text must not be blank, and is sent as it was typed', () => {
  const reason = requiredText('Please enter a reason.');
  for (const typed of ['', '  \n'])
    expect(reason.safeParse(typed).error?.issues[0]?.message).toBe('Please enter a reason.');
  expect(reason.parse(' As asked.\n')).toBe(' As asked.\n');
});
