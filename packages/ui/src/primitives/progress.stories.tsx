import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressSteps, Stroke } from './progress';

const meta = {
  title: 'Primitives/Progress',
  component: Stroke,
  args: { label: 'Uploads towards 5 unlock credits', value: 6, max: 10 },
} satisfies Meta<typeof Stroke>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Slots: Story = { args: { slots: 10, size: 'lg' } };
export const Small: Story = { args: { size: 'sm' } };
export const Empty: Story = { args: { value: 0, slots: 10 } };
export const Full: Story = { args: { value: 10, slots: 10 } };
export const Dark: Story = { ...Slots, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  name: '[X10] on a right-to-left page the progress bar starts at the right',
  args: { slots: 10, size: 'lg' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    const stroke = bar.firstElementChild?.getBoundingClientRect();
    await expect(stroke?.right).toBeCloseTo(bar.getBoundingClientRect().right, 0);
  },
};

export const Spoken: Story = {
  name: '[D3] the length of the progress bar matches its value, which is also given in words',
  args: { valueText: '6 of 10 uploads' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploads towards 5 unlock credits' });
    await expect(bar).toHaveAttribute('aria-valuenow', '6');
    await expect(bar).toHaveAttribute('aria-valuetext', '6 of 10 uploads');
    const share = (bar.firstElementChild?.getBoundingClientRect().width ?? 0) / bar.clientWidth;
    await expect(share).toBeCloseTo(0.6, 1);
  },
};

export const TooMuch: Story = {
  name: '[D3] a value above the maximum is shown as the maximum',
  args: { value: 14 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '10');
    await expect(bar.firstElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(bar.clientWidth);
  },
};

export const Steps: Story = {
  name: '[D11] the steps show which checks are done, running and still to come',
  render: () => (
    <ProgressSteps
      label="Checks"
      steps={[
        { label: 'Received', state: 'done' },
        { label: 'Readable', state: 'failed' },
        { label: 'Checking for duplicates', state: 'now' },
        { label: 'Published', state: 'to-come' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Received, done',
      'Readable, failed',
      'Checking for duplicates, in progress',
      'Published, to come',
    ]);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
  },
};

export const StepsDark: Story = {
  ...Steps,
  name: 'Steps, dark',
  play: undefined,
  globals: { theme: 'dark' },
};
