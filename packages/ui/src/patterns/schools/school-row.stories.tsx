import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { SchoolRows } from './school-row';

const rows = [
  ['KU', 'Khalifa University', 'University', 'Abu Dhabi, UAE', 412, 96],
  ['NA', 'New York University, Abu Dhabi', 'University', 'Abu Dhabi, UAE', 365, 71],
  ['US', 'University of Sharjah', 'University', 'Sharjah, UAE', 298, 64],
  ['OS', 'Ohio State University', 'University', 'Columbus, USA', 276, 88],
  ['SM', 'Santa Monica College', 'Community College', 'California, USA', 1, 1],
  ['UE', 'University of Edinburgh', 'University', 'Edinburgh, UK', 0, 0],
] as const;

const meta = {
  title: 'Patterns/School rows',
  component: SchoolRows,
  args: {
    schools: rows.map(([initials, name, type, location, documentCount, questionCount], at) => ({
      to: `/schools/${at + 1}/courses`,
      initials,
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
