import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { AttemptRows } from './attempt-row';

const when = { text: 'March 3, 2026', at: '2026-03-03T09:30:00Z', exact: 'March 3, 2026, 13:30' };
const title = 'Statistics: sampling and inference';

const meta = {
  title: 'Patterns/Attempt row',
  component: AttemptRows,
  args: {
    attempts: [
      { key: '3', to: '/quiz/3', quizTitle: title, when, state: 'in-progress', result: null },
      {
        key: '2',
        to: '/quiz/3/attempts/2',
        quizTitle: title,
        when,
        state: 'passed',
        result: { score: 20, total: 25, percentage: 80 },
      },
      {
        key: '1',
        to: '/quiz/3/attempts/1',
        quizTitle: 'الإحصاء: المعاينة والاستدلال',
        when,
        state: 'not-passed',
        result: { score: 0, total: 50, percentage: 0 },
      },
    ],
  },
} satisfies Meta<typeof AttemptRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};
export const Dark: Story = { globals: dark };
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  globals: phone,
  args: {
    attempts: meta.args.attempts.map((row) => ({ ...row, quizTitle: `Hydro${'dynamics'.repeat(20)}` })),
  },
};

export const History: Story = {
  name: '[Z7] each attempt is one link with its date, score and result in words',
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const [, second] = canvas.getAllByRole('listitem');
    await expect(document.activeElement).toHaveAttribute('href', '/quiz/3/attempts/2');
    await expect(second).toHaveTextContent(/March 3, 2026\s*80%20 of 25\s*Passed/);
    await expect(canvas.getByText('Not passed')).toBeVisible();
    await expect(canvas.getByText('In progress')).toBeVisible();
    await expect(canvas.getAllByText('March 3, 2026')[0]).toHaveAttribute('datetime', when.at);
  },
};
