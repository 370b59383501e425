import { expect, it } from 'vitest';
import { fieldTabs } from './field-tabs';

type State = { status: 'open' | 'closed' | undefined; q: string };

it('[M1] tabs set one field of a list, and the first tab clears it', () => {
  const tabs = fieldTabs<State, 'status'>({
    label: 'Status',
    field: 'status',
    names: { open: 'Open', closed: 'Closed' },
  });
  expect(tabs.items).toEqual([
    { value: 'all', label: 'All', change: { status: undefined } },
    { value: 'open', label: 'Open', change: { status: 'open' } },
    { value: 'closed', label: 'Closed', change: { status: 'closed' } },
  ]);
  expect(tabs.current({ status: undefined, q: '' })).toBe('all');
  expect(tabs.current({ status: 'closed', q: '' })).toBe('closed');
});
