import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dark, phone } from '../../primitives/story-globals';
import { sampleSuggestions } from './sample-suggestions';
import { SearchDialog } from './search-dialog';
import { SearchField } from './search-field';
import { SuggestionList } from './suggestion-list';

const onSearch = fn();

function PhoneSearch() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SearchDialog label="Search everything" isOpen={isOpen} onOpenChange={setIsOpen}>
      {(closeButton) => (
        <SearchField
          label="Search everything"
          placeholder="Course or topic"
          action="/search"
          isInline
          button={closeButton}
          onSearch={(words) => {
            onSearch(words);
            setIsOpen(false);
          }}
          renderList={(list) =>
            list.text !== '' && (
              <SuggestionList
                {...list}
                groups={sampleSuggestions}
                everything={{
                  label: `Search everything for “${list.text}”`,
                  to: '/search?q=phys',
                  onPick: fn(),
                }}
              />
            )
          }
        />
      )}
    </SearchDialog>
  );
}

const meta = {
  title: 'Patterns/Search/Dialog',
  component: PhoneSearch,
  globals: phone,
} satisfies Meta<typeof PhoneSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const openAndType: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search everything' }));
  await userEvent.type(screen.getByRole('combobox'), 'phys');
};

export const Closed: Story = {};
export const Open: Story = { play: openAndType };
export const OpenDark: Story = { play: openAndType, globals: { ...phone, ...dark } };

export const Keyboard: Story = {
  name: '[X17] the button opens the field with the focus in it; Escape clears the text and then closes, and the focus returns',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search everything' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Search everything' }));
    const field = dialog.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('phys');
    await expect(dialog.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Searches: Story = {
  name: '[X17] Enter searches for the typed words and closes the dialog',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search everything' }));
    await userEvent.type(await screen.findByRole('combobox'), 'phys 101{Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith('phys 101');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
