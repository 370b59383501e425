import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from './button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { label: 'March 1, 2026, 21:30', children: <Button>2 hours ago</Button> },
  decorators: [
    (Story) => (
      <div className="grid place-items-center py-16">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    screen.getByRole('button').focus();
    await screen.findByRole('tooltip');
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Above: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongText: Story = {
  args: {
    label: 'A tooltip is short; this one goes on for longer than a line and wraps inside its own width.',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Delay: Story = {
  name: '[X10] a tooltip opens after 700 ms of hovering, and at once on focus',
  play: async () => {
    const button = screen.getByRole('button');
    await userEvent.hover(button);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await screen.findByRole('tooltip', {}, { timeout: 1000 });
    await userEvent.unhover(button);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAccessibleDescription('March 1, 2026, 21:30'), {
      timeout: 300,
    });
  },
};
