import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { TipsPanel } from './tips-panel';

const meta = {
  title: 'Patterns/Tips panel',
  component: TipsPanel,
  args: {
    title: 'Tips',
    tips: [
      { title: 'Be Specific', text: 'Name the step where you are stuck.' },
      { title: 'Show Your Work', text: 'Write what you tried, and where it went wrong.' },
      { title: 'Add Context', text: 'Give the course, the level and the exact wording of the problem.' },
    ],
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof TipsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Be Specific.')).toBeVisible();
  },
};
export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: { ...phone, ...dark } };
export const RightToLeft: Story = { globals: rightToLeft };
