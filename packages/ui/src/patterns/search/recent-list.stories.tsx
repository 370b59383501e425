import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkProvider } from '../../primitives/link';
import { dark, phone } from '../../primitives/story-globals';
import { RecentList } from './recent-list';
import { onOpen, RecordedLink } from './recorded-link';
import { SearchField } from './search-field';

const stored = [
  'photosynthesis',
  'phys 101 midterm',
  'organic chemistry Khalifa University spring 2024 final',
];
const onPick = fn();

function FieldWithRecent({ words }: { words: string[] }) {
  const [recent, setRecent] = useState(words);
  return (
    <SearchField
      label="Search everything"
      placeholder="Course or topic"
      action="/search"
      onSearch={() => {}}
      renderList={(list) =>
        list.text === '' && (
          <RecentList
            {...list}
            searches={recent.map((one) => ({ words: one, to: `/search?q=${one}` }))}
            onPick={onPick}
            onRemove={(removed) => setRecent(recent.filter((one) => one !== removed))}
            onClear={() => setRecent([])}
          />
        )
      }
    />
  );
}

const meta = {
  title: 'Patterns/Search/Recent searches',
  component: FieldWithRecent,
  args: { words: stored },
  decorators: [
    (Story) => (
      <LinkProvider component={RecordedLink}>
        <div className="min-h-80 max-w-115">{Story()}</div>
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof FieldWithRecent>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => userEvent.click(canvas.getByRole('combobox'));

export const Shown: Story = { play: open };
export const Dark: Story = { play: open, globals: dark };
export const OnThePhone: Story = { play: open, globals: phone };

export const NoneYet: Story = {
  name: '[X17] without recent searches, an empty field has no list',
  args: { words: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Recent searches')).toBeNull();
  },
};

export const Keyboard: Story = {
  name: '[X17] an empty field shows recent searches, which the arrow keys reach and Enter repeats',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const list = within(canvas.getByRole('listbox', { name: 'Recent searches' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 recent searches');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(list.getByRole('option', { selected: true })).toHaveTextContent('phys 101 midterm');
    await userEvent.keyboard('{Enter}');
    await expect(onPick).toHaveBeenLastCalledWith('phys 101 midterm');
    await expect(onOpen).toHaveBeenLastCalledWith('/search?q=phys 101 midterm');
  },
};

export const Escape: Story = {
  name: '[X17] Escape goes from a button of the list back to the field, and then closes the list',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Removal: Story = {
  name: '[X17] recent searches are removed one by one or all together, and the focus stays in the field',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    const remove = canvas.getByRole('button', { name: 'Remove “photosynthesis”' });
    await expect(remove.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(remove);
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(field).toHaveFocus();
    // Also with the keyboard.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    await expect(field).toHaveFocus();
  },
};
