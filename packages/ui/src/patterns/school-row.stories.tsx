import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, phone, rightToLeft } from '../primitives/story-globals';
import { SchoolRows } from './school-row';

const rows = [
  ['Khalifa University', 'University', 'Abu Dhabi, UAE', 412, 96],
  ['New York University, Abu Dhabi', 'University', 'Abu Dhabi, UAE', 365, 71],
  ['University of Sharjah', 'University', 'Sharjah, UAE', 298, 64],
  ['Ohio State University', 'University', 'Columbus, USA', 276, 88],
  ['Santa Monica College', 'Community College', 'California, USA', 1, 1],
  ['University of Edinburgh', 'University', 'Edinburgh, UK', 0, 0],
] as const;

const meta = {
  title: 'Patterns/School rows',
  component: SchoolRows,
  args: {
    schools: rows.map(([name, type, location, documentCount, questionCount], at) => ({
      to: `/schools/${at + 1}/courses`,
      name,
      type,
      location,
      documentCount,
      questionCount,
    })),
  },
} satisfies Meta<typeof SchoolRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
