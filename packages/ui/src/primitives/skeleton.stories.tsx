import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingRegion, Skeleton } from './skeleton';

const meta = { title: 'Primitives/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

function Shapes() {
  return (
    <div className="grid max-w-dialog-sm gap-3">
      <Skeleton shape="block" />
      <Skeleton shape="title" width="long" />
      <Skeleton />
      <Skeleton width="half" />
      <Skeleton width="short" />
      <Skeleton shape="control" width="half" />
      <Skeleton shape="circle" />
      <Skeleton shape="square" />
    </div>
  );
}

export const AllShapes: Story = { render: () => <Shapes /> };
export const Dark: Story = { render: () => <Shapes />, globals: { theme: 'dark' } };
export const OnThePhone: Story = { render: () => <Shapes />, globals: { viewport: { value: 'phone' } } };

export const Announced: Story = {
  name: '[X4] a loading region announces what loads, and its skeletons are silent',
  render: () => (
    <LoadingRegion label="Loading documents…">
      <Shapes />
    </LoadingRegion>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading documents…');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.getByRole('status').nextElementSibling).toHaveAttribute('aria-hidden', 'true');
  },
};
