import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from '../../primitives/field';
import { Input } from '../../primitives/input';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { FormSection } from './form-section';

const meta = {
  title: 'Patterns/Form section',
  component: FormSection,
  args: {
    title: 'Instructions',
    lead: 'Your writer reads this first.',
    children: (
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" isRequired>
          <Input defaultValue="Layla Mansour" />
        </Field>
        <Field label="Phone">
          <Input defaultValue="+971 50 000 0000" />
        </Field>
      </div>
    ),
  },
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const RightToLeft: Story = { globals: rightToLeft };
export const WithoutLead: Story = { args: { lead: undefined } };
export const LongText: Story = {
  args: {
    title: 'Everything that the writer has to know about the course and its rules',
    lead: 'A line that is longer than the column is wide, and so takes several of them.',
  },
};

export const Named: Story = {
  name: '[O1] a section of a form is a region named by its heading',
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Instructions' });
    await expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Instructions');
    await expect(within(region).getByRole('textbox', { name: /Name/ })).toBeVisible();
  },
};
