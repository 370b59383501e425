import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button, IconButton } from '../primitives/button';
import { Checkbox } from '../primitives/checkbox';
import { Field } from '../primitives/field';
import { Input } from '../primitives/input';
import { RadioGroup } from '../primitives/radio-group';
import { SegmentedControl } from '../primitives/segmented-control';
import { Select } from '../primitives/select';
import { Tabs } from '../primitives/tabs';

type PaneProps = { theme: 'light' | 'dark' };

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5">
      <h2 className="mb-3 text-16 tracking-normal">{title}</h2>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>;
}

function Buttons() {
  return (
    <Group title="Buttons">
      <Row>
        <Button variant="primary" icon={Upload}>
          Upload Document
        </Button>
        <Button>Get Course Materials</Button>
        <Button variant="quiet">Clear Search</Button>
      </Row>
      <Row>
        <Button variant="primary" isPending pendingLabel="Uploading...">
          Upload
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button variant="danger" icon={Trash2}>
          Delete All
        </Button>
        <Button size="sm">Small</Button>
        <IconButton label="Copy" icon={Copy} variant="secondary" size="sm" />
      </Row>
    </Group>
  );
}

function Fields() {
  const [subject, setSubject] = useState('maths');
  const [isNotes, setIsNotes] = useState(true);
  const [isExam, setIsExam] = useState(false);
  const [difficulty, setDifficulty] = useState('medium');
  return (
    <Group title="Fields">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Question Title" isRequired>
          <Input defaultValue="Why twice by parts?" />
        </Field>
        <Field label="Subject">
          <Select
            options={[
              { value: 'maths', label: 'Mathematics' },
              { value: 'law', label: 'Law' },
            ]}
            value={subject}
            onValueChange={setSubject}
          />
        </Field>
        <Field label="Email" isRequired error="Please enter a full email address.">
          <Input type="email" defaultValue="layla@" />
        </Field>
      </div>
      <Row>
        <Checkbox label="Class Notes" isChecked={isNotes} onCheckedChange={setIsNotes} />
        <Checkbox label="Past Exam" isChecked={isExam} onCheckedChange={setIsExam} />
        <RadioGroup
          label="Difficulty"
          orientation="horizontal"
          options={[
            { value: 'medium', label: 'Medium' },
            { value: 'hard', label: 'Hard' },
          ]}
          value={difficulty}
          onValueChange={setDifficulty}
        />
      </Row>
    </Group>
  );
}

function TabRows() {
  const [type, setType] = useState('all');
  const [mode, setMode] = useState('general');
  return (
    <Group title="Tabs">
      <Tabs
        label="School type"
        value={type}
        onValueChange={setType}
        items={[
          { value: 'all', label: 'All Schools', count: 214 },
          { value: 'universities', label: 'Universities', count: 168 },
          { value: 'colleges', label: 'Colleges', count: 31 },
        ]}
      >
        <SegmentedControl
          label="Mode"
          value={mode}
          onValueChange={setMode}
          segments={[
            { value: 'general', label: 'General Chat' },
            { value: 'study', label: 'Study Help' },
          ]}
        />
      </Tabs>
    </Group>
  );
}

const meta = {
  title: 'Foundation/Specimen of controls',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Pane({ theme }: PaneProps) {
  return (
    <div data-theme={theme} className="min-w-0 bg-surface px-4 pt-4 pb-12 text-ink md:px-10">
      <Buttons />
      <Fields />
      <TabRows />
    </div>
  );
}

export const BothThemes: Story = {
  name: '[X2] the attribute alone switches the controls between both themes',
  render: () => (
    <div className="grid lg:grid-cols-2">
      <Pane theme="light" />
      <Pane theme="dark" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button', { name: 'Upload Document' });
    const grounds = buttons.map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(grounds).size).toBe(2);
  },
};

export const OnThePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Pane theme="dark" />,
};
