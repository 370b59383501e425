import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { StarRating, StarRatingInput, type Stars } from './star-rating';

const meta = {
  title: 'Patterns/Star rating',
  component: StarRating,
  args: { value: 4.3, count: 1204 },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mean: Story = {};
export const MeanDark: Story = { globals: dark };
export const MeanRightToLeft: Story = { globals: rightToLeft };
export const OneRating: Story = { args: { value: 5, count: 1 } };
export const NoRatings: Story = { args: { value: 0, count: 0 } };

const onChange = fn();

function Own({ initial = null }: { initial?: Stars | null }) {
  const [value, setValue] = useState(initial);
  return (
    <StarRatingInput
      legend="Rate this document"
      value={value}
      onChange={(stars) => {
        onChange(stars);
        setValue(stars);
      }}
    />
  );
}

export const NotRated: Story = { render: () => <Own /> };
export const RatedDark: Story = { render: () => <Own initial={4} />, globals: { ...dark, ...phone } };

export const ByKeyboard: Story = {
  name: '[D16] a rating can be given by keyboard and is announced',
  render: () => <Own />,
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await expect(onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('You gave 3 stars');
  },
};

export const ReadAloud: Story = {
  name: '[D16] the mean is read as a sentence, and nothing is shown without ratings',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4.3 of 5 stars, 1,204 ratings')).toBeInTheDocument();
  },
};
