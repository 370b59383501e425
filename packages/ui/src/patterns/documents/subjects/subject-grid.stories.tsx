import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, phone } from '../../../primitives/story-globals';
import { SubjectGrid } from './subject-grid';

const meta = {
  title: 'Patterns/Subject grid',
  component: SubjectGrid,
  args: {
    subjects: [
      { value: 'math', label: 'Mathematics', sign: 'Mathematics' },
      { value: 'computer', label: 'Computer Science', sign: 'Computer Science' },
      { value: 'other', label: 'Other', sign: 'Other' },
    ],
    value: undefined,
    onValueChange: fn(),
  },
  render: function Chosen({ value, onValueChange, ...args }) {
    const [own, setOwn] = useState(value);
    return (
      <SubjectGrid
        {...args}
        value={own}
        onValueChange={(next) => {
          onValueChange(next);
          setOwn(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SubjectGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const OneChosen: Story = { args: { value: 'math' } };
export const PhoneDark: Story = { args: { value: 'computer' }, globals: { ...phone, ...dark } };
export const Choosing: Story = {
  name: '[A3] pressing a subject selects it and deselects the previous one',
  args: { value: 'math' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('other');
    await expect(canvas.getByRole('button', { name: 'Other' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Mathematics' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};
