import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { SearchDialog } from '../search/search-dialog';
import { SearchField } from '../search/search-field';
import { sampleHeader, sampleUser } from './sample-nav';
import { SiteHeader } from './site-header';

const search = {
  field: (
    <SearchField
      label="Search everything"
      placeholder="Course or topic"
      action="/search"
      onSearch={fn()}
      renderList={() => null}
      hasHotkeyHint
    />
  ),
  button: (
    <SearchDialog label="Search everything" isOpen={false} onOpenChange={fn()}>
      {() => null}
    </SearchDialog>
  ),
};

const meta = {
  title: 'Patterns/Site header',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { ...sampleHeader, search, onToggleTheme: fn() },
  decorators: [(Story) => <div className="min-h-80">{Story()}</div>],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};
export const DesktopDark: Story = { globals: dark, args: { theme: 'dark' } };
export const Phone: Story = { globals: phone };
export const PhoneDark: Story = { globals: { ...phone, ...dark }, args: { theme: 'dark' } };
export const RightToLeft: Story = { globals: rightToLeft };
export const OnTheBlog: Story = { args: { currentPath: '/blog/4' } };

export const SignedIn: Story = { args: { user: { ...sampleUser, onSignOut: fn() } } };
export const SignedInDark: Story = { ...SignedIn, globals: dark };
export const SignedInRightToLeft: Story = { ...SignedIn, globals: rightToLeft };
export const SignedInOnThePhone: Story = { ...SignedIn, globals: phone };

const longName = {
  ...sampleUser,
  name: 'Maximiliane-Konstanze',
  fullName: 'Maximiliane-Konstanze von Hohenstein-Wolkenstein',
  onSignOut: fn(),
};
export const LongName: Story = { args: { user: longName } };
export const LongNamesOnThePhone: Story = {
  args: { user: longName, siteName: 'Mediterranean International Academic Workshop' },
  globals: phone,
};

export const HasOneSearch: Story = {
  name: '[X17] a wide header has the search field instead of the button that opens one',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Search everything' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Search everything' })).toBeNull();
  },
};
export const HasOneSearchOnThePhone: Story = {
  name: '[X17] a header on a phone has the button that opens the search, 44 px in both directions, and nothing is cut off',
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Search everything' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const KeepsItsPlace: Story = {
  name: '[U1] the header does not move when the signed-in user becomes known',
  play: async ({ canvasElement, mount, args }) => {
    const places = () =>
      ['nav', 'a[href="/payment"]', 'button[aria-label="Dark theme"]'].map((part) =>
        JSON.stringify(canvasElement.querySelector(part)?.getBoundingClientRect()),
      );
    await mount(<SiteHeader {...args} />);
    await expect(within(canvasElement).getByRole('link', { name: 'Join' })).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Sign In' })).toBeVisible();
    const before = places();
    await mount(<SiteHeader {...args} user={{ ...sampleUser, onSignOut: fn() }} />);
    await expect(within(canvasElement).queryByRole('link', { name: 'Join' })).toBeNull();
    await expect(within(canvasElement).getByText('Layla')).toBeVisible();
    await expect(places()).toEqual(before);
  },
};

export const MarksThePage: Story = {
  name: '[X2] the open page is marked in its menu, and only there',
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    const current = [...canvasElement.querySelectorAll('[aria-current]')];
    await expect(current.map((entry) => entry.textContent)).toEqual(['Students', 'Documents']);
    await userEvent.click(nav.getByText('Students'));
    await expect(nav.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Menus: Story = {
  name: '[X2] one menu is open at a time, and it closes on Escape and when the focus leaves it',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = (label: string) => canvas.getByText(label, { selector: 'summary span' }).closest('summary');
    const company = menu('Company');
    if (!company) throw new Error('There is no Company menu.');
    await userEvent.click(company);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Careers' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(company).toHaveFocus();
    await expect(company.parentElement).not.toHaveAttribute('open');
    await userEvent.click(company);
    menu('Resources')?.focus();
    await waitFor(() => expect(company.parentElement).not.toHaveAttribute('open'));
  },
};

export const TogglesTheTheme: Story = {
  name: '[X2] the toggle names the theme that it switches to',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dark theme' }));
    await expect(args.onToggleTheme).toHaveBeenCalledOnce();
  },
};
