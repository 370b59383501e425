import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { UploadProgress } from './upload-progress';

const meta = {
  title: 'Patterns/Upload progress',
  component: UploadProgress,
  args: { done: 6 },
  decorators: [(Story) => <div className="max-w-110">{Story()}</div>],
} satisfies Meta<typeof UploadProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const Nothing: Story = { args: { done: 0 } };
export const OneLeft: Story = { args: { done: 9 } };

export const Towards: Story = {
  name: '[D10] the panel says how many uploads are left until the next credits',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4 documents left to earn 5 unlock credits.')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '6 of 10 uploads');
  },
};
