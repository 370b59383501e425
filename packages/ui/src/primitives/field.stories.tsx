import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox';
import { Field, FieldGroup } from './field';
import { Input } from './input';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Question Title', children: <Input defaultValue="Why twice by parts?" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

const wrong = {
  label: 'Email',
  isRequired: true,
  error: 'Please enter a full email address.',
  children: <Input type="email" defaultValue="layla@" />,
};

export const Plain: Story = {};
export const Required: Story = {
  name: '[X10] a required field shows the mark, which is not part of its name',
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Question Title' });
    await expect(input).toBeRequired();
    const label = canvas.getByText('Question Title');
    await expect(label).toHaveTextContent(/^Question Title$/);
    const mark = label.querySelector('.required-mark');
    await expect(mark && getComputedStyle(mark, '::after').content).toBe('" *"');
  },
};
export const WithHelp: Story = { args: { help: 'A short question that others would search for.' } };
export const Dark: Story = { args: wrong, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: wrong, globals: { direction: 'rtl' } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'The name of the course as it stands in the timetable of your school, with its code',
    help: 'If the course has several codes, take the one that your lecturer writes on the sheets.',
    error: 'This course is not known yet. Add it below, or choose the school first and look at its list.',
  },
};

export const Wrong: Story = {
  name: '[X10] help and error describe the control, and the error is announced',
  args: { ...wrong, help: 'We answer to this address.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toHaveAccessibleDescription(
      'We answer to this address. Please enter a full email address.',
    );
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a full email address.');
  },
};

export const LabelHidden: Story = {
  name: '[X10] a hidden label still names its control',
  args: { isLabelHidden: true, label: 'Sort by' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Sort by' })).toBeVisible();
  },
};

export const LabelClick: Story = {
  name: '[X10] pressing the label focuses the control',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Question Title'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

function DocumentTypes() {
  const [chosen, setChosen] = useState<string[]>([]);
  const toggle = (type: string, isOn: boolean) =>
    setChosen((types) => (isOn ? [...types, type] : types.filter((other) => other !== type)));
  return (
    <FieldGroup
      label="Document type"
      isRequired
      error={chosen.length === 0 ? 'Choose at least one.' : undefined}
    >
      {['Class Notes', 'Past Exam'].map((type) => (
        <Checkbox
          key={type}
          label={type}
          isChecked={chosen.includes(type)}
          onCheckedChange={(isOn) => toggle(type, isOn)}
        />
      ))}
    </FieldGroup>
  );
}

export const Group: Story = {
  name: '[X10] a group of controls is named by its legend, and its error disappears when it is corrected',
  render: () => <DocumentTypes />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Document type' })).toHaveAccessibleDescription(
      'Choose at least one.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Past Exam' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
