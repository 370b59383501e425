import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { Stat } from './stat';

const meta = {
  title: 'Patterns/Stat',
  component: Stat,
  args: { label: 'Documents', value: '12,480' },
  decorators: [(Story) => <dl className="grid grid-cols-2 gap-6 lg:grid-cols-4">{Story()}</dl>],
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Dark: Story = { globals: dark };
export const Several: Story = {
  globals: phone,
  render: (args) => (
    <>
      <Stat {...args} />
      <Stat label="Questions" value="1" />
      <Stat label="Schools" value="0" />
      <Stat label="Hours of study that the quizzes have asked for" value="1,234,567" />
    </>
  ),
};
export const RightToLeft: Story = { globals: rightToLeft };
