import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { CertificateView } from './certificate-view';

const completed = { text: 'March 3, 2026', at: '2026-03-03T09:30:00Z', exact: 'March 3, 2026, 13:30' };
const notes = 'The questions of this quiz were written by a machine and checked by a second one.';
const actions = (
  <div className="flex gap-2">
    <Button variant="primary">Download PDF</Button>
    <Button>Share</Button>
  </div>
);

const meta = {
  title: 'Patterns/Certificate view',
  component: CertificateView,
  args: {
    template: 'modern',
    status: { kind: 'verified' },
    studentName: 'Layla al-Hashimi',
    quizTitle: 'Statistics: sampling and inference',
    subject: 'Statistics',
    score: 22,
    total: 25,
    percentage: 88,
    completed,
    attemptNumber: 2,
    certificateId: 'AWC-7F3K-92QD',
  },
} satisfies Meta<typeof CertificateView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Modern: Story = { args: { actions } };
export const ModernDark: Story = { globals: dark };
export const ModernPhone: Story = { globals: phone, args: { notes, actions } };
export const Classic: Story = { args: { template: 'classic' } };
export const ClassicDark: Story = { args: { template: 'classic' }, globals: dark };
export const ClassicPhoneDark: Story = {
  args: { template: 'classic', notes },
  globals: { ...phone, ...dark },
};
export const Minimal: Story = { args: { template: 'minimal', notes } };
export const MinimalPhoneDark: Story = { args: { template: 'minimal' }, globals: { ...phone, ...dark } };
export const RightToLeft: Story = {
  globals: rightToLeft,
  args: { studentName: 'ليلى عبد الرحمن الهاشمي', quizTitle: 'الإحصاء: المعاينة والاستدلال' },
};
export const LongText: Story = {
  globals: phone,
  args: {
    template: 'classic',
    studentName: `María del Carmen ${'Wolfeschlegelsteinhausen'.repeat(3)} y Núñez`,
    quizTitle: `Electro${'magneto'.repeat(12)}hydrodynamics`,
    certificateId: 'AWC-'.repeat(20),
    score: 12_480,
    total: 12_480,
  },
};

export const Verified: Story = {
  name: '[Z5] a certificate shows the holder, quiz, score, date, attempt and that it is valid',
  args: { notes },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Certificate of Layla al-Hashimi' }),
    ).toBeVisible();
    for (const words of [
      'Statistics: sampling and inference',
      'Verified',
      '22 of 25',
      'AWC-7F3K-92QD',
      '2',
      notes,
    ])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByText(/^88%$/)).toBeVisible();
    await expect(canvas.getByText('March 3, 2026')).toHaveAttribute('datetime', completed.at);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Replaced: Story = {
  name: '[Z10] a replaced certificate says so and links to the newer one',
  args: { status: { kind: 'replaced', to: '/certificates/AWC-2' }, template: 'minimal' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('A newer certificate from a later attempt replaced this one.'),
    ).toBeVisible();
    await expect(canvas.getByText('Replaced')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the new certificate' })).toHaveFocus();
  },
};
export const ReplacedByHidden: Story = {
  args: { status: { kind: 'replaced' } },
  globals: { ...phone, ...dark },
};

export const Revoked: Story = {
  name: '[Z5] a revoked certificate shows the day and the reason, also on the certificate itself',
  args: {
    status: { kind: 'revoked', when: completed, reason: 'the name on it was not the name of its owner' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This certificate was revoked on March 3, 2026, because the name on it was not the name of its owner.',
    );
    await expect(canvas.getByText('Revoked')).toBeVisible();
    await expect(canvas.queryByText('Verified')).toBeNull();
  },
};
export const RevokedPhoneDark: Story = { args: Revoked.args, globals: { ...phone, ...dark } };

export const IsolatedNames: Story = {
  name: '[Z5] a right-to-left name does not change the direction of the text around it',
  args: { studentName: 'ليلى الهاشمي', quizTitle: 'الإحصاء (1)' },
  play: async ({ canvas }) => {
    for (const text of ['ليلى الهاشمي', 'الإحصاء (1)']) {
      const part = canvas.getByText(text);
      await expect(part.tagName).toBe('BDI');
      await expect(getComputedStyle(part).direction).toBe('rtl');
    }
    await expect(getComputedStyle(canvas.getByText('passed the quiz')).direction).toBe('ltr');
  },
};
