import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button';
import { Input } from '../../primitives/input';
import { LinkProvider } from '../../primitives/link';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { onOpen, RecordedLink } from './recorded-link';
import { sampleSuggestions } from './sample-suggestions';
import { SearchField } from './search-field';
import { SuggestionList, type SuggestionListProps } from './suggestion-list';

type Shown = Partial<Pick<SuggestionListProps, 'groups' | 'note' | 'isLoading'>>;

const onEverything = fn();

/** Returns a list that shows the sample, or nothing below an empty field. */
const listOf = (shown: Shown) => (list: Parameters<Parameters<typeof SearchField>[0]['renderList']>[0]) =>
  list.text !== '' && (
    <SuggestionList
      {...list}
      groups={sampleSuggestions}
      everything={{
        label: `Search everything for “${list.text}”`,
        to: `/search?q=${list.text}`,
        onPick: onEverything,
      }}
      {...shown}
    />
  );

const meta = {
  title: 'Patterns/Search/Field',
  component: SearchField,
  args: {
    label: 'Search everything',
    placeholder: 'Course or topic',
    action: '/search',
    onSearch: fn(),
    renderList: listOf({}),
  },
  decorators: [
    (Story) => (
      <LinkProvider component={RecordedLink}>
        <div className="min-h-120 max-w-115">{Story()}</div>
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed: Story['play'] = async ({ canvas }) => userEvent.type(canvas.getByRole('combobox'), 'phys');

export const Empty: Story = {};
export const WithButton: Story = { args: { size: 'lg', button: <Button type="submit">Search</Button> } };
export const Suggestions: Story = { play: typed };
export const SuggestionsDark: Story = { play: typed, globals: dark };
export const OnThePhone: Story = { ...WithButton, play: typed, globals: phone };
export const RightToLeft: Story = { play: typed, globals: rightToLeft };

export const Keyboard: Story = {
  name: '[X17] arrow keys move through all groups, Home goes back to the text, and Enter opens the reached page',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search everything' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'phys');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    const list = within(canvas.getByRole('listbox', { name: 'Suggestions' }));
    const reached = () => list.getByRole('option', { selected: true });
    for (const title of [/PHYS 101/, /PHYS 102/, /formulas/, /Academy/, /vectors/, /Search everything/]) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(reached()).toHaveTextContent(title);
      await expect(field).toHaveAttribute('aria-activedescendant', reached().id);
    }
    await userEvent.keyboard('{ArrowDown}');
    await expect(reached()).toHaveTextContent('PHYS 101');
    await userEvent.keyboard('{Home}');
    await expect(list.queryByRole('option', { selected: true })).toBeNull();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith('/questions/7');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const SearchesEverything: Story = {
  name: '[X17] Enter without a chosen row searches for the typed words, and nothing is searched in an empty field',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ' phys 101 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('phys 101');
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Escapes: Story = {
  name: '[X17] Escape closes the list and then clears the text, Down opens the list on its first row',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'phys{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('phys');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('PHYS 101');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const Groups: Story = {
  name: '[X17] suggestions are in labelled groups, their number is announced, and a press opens one',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'phys');
    for (const name of ['Courses', 'Documents', 'Schools', 'Questions'])
      await waitFor(() => expect(canvas.getByRole('group', { name })).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('5 suggestions');
    const row = canvas.getByRole('option', { name: /Academy/ });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(row.querySelector('mark')).toHaveTextContent('Phys');
    await userEvent.click(row);
    await expect(onOpen).toHaveBeenLastCalledWith('/schools/3/courses');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Leaves: Story = {
  name: '[X17] Tab leaves the field and closes its list',
  render: (args) => (
    <>
      <SearchField {...args} />
      <Input aria-label="Next" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'phys');
    // The first Tab goes to the button that clears the text.
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Next' })).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const NothingSuggested: Story = {
  name: '[X17] without suggestions, everything can still be searched, and that is announced',
  args: { renderList: listOf({ groups: [] }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No suggestions.');
    await userEvent.click(canvas.getByRole('option', { name: 'Search everything for “zzz”' }));
    await expect(onEverything).toHaveBeenCalled();
    await expect(onOpen).toHaveBeenLastCalledWith('/search?q=zzz');
  },
};

export const Loading: Story = {
  name: '[X17] while suggestions load, typing goes on and nothing is announced',
  args: { renderList: listOf({ groups: [], isLoading: true }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'physics');
    await expect(field).toHaveValue('physics');
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Offline: Story = {
  name: '[X17] without a connection, the list says so and still offers the search',
  args: {
    renderList: listOf({ groups: [], note: 'You are offline. Suggestions come back with your connection.' }),
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'phys');
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('phys');
  },
};
