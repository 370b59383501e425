import { subjects } from '@aw/contracts/documents/subjects';
import type { ExpertProfile } from '@aw/contracts/experts/profile';
import type { OwnExpert } from '@aw/contracts/experts/public';
import { expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { sampleUser } from '~/testing/sample-user';
import { fieldsIn } from '~/testing/tags';
import { AccountRequired } from './account-required';
import { EarningsPanel } from './earnings-panel';
import { ExpertPage } from './expert-page';
import { ExpertStatus } from './expert-status';
import { shortName } from './expert-text';
import { ExpertForm } from './form/expert-form';
import { RatesPanel } from './rates-panel';

const profile: ExpertProfile = {
  status: 'applied',
  shownName: '',
  headline: 'Law tutor',
  experience: 'Nine years',
  education: 'LLM',
  subjects: [],
  askedSubjects: ['Law'],
  isListed: false,
  appliedAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  reason: null,
};

const rates = {
  answer: { amountMinor: 450, currency: 'USD' },
  verification: { amountMinor: 100, currency: 'USD' },
};

const own = (part: Partial<OwnExpert> = {}): OwnExpert => ({
  profile: null,
  proofs: [],
  rates,
  earnings: { currency: 'USD', balanceMinor: 0, entries: [] },
  ...part,
});

const count = (html: string, part: string | RegExp) => html.split(part).length - 1;

it('[Q12] the loading page has its final layout and promises nothing', () => {
  const html = renderPage(<ExpertPage />);
  expect(count(html, '<h1')).toBe(1);
  expect(html).toContain('Loading your page…');
  expect(html).not.toMatch(/coming soon|guaranteed income/i);
});

it('[Q12] rates come from data, and earlier entries complete the balance', () => {
  const paid = renderPage(<RatesPanel rates={rates} />);
  expect(paid).toContain('4.50 USD');
  expect(paid).toContain('we cannot guarantee an income');
  const entry = {
    id: 2,
    reason: 'payout' as const,
    amountMinor: -300,
    note: 'TR-1',
    createdAt: '2026-11-20',
  };
  const html = renderPage(
    <EarningsPanel earnings={{ currency: 'USD', balanceMinor: 150, entries: [entry] }} />,
  );
  for (const text of ['Paid out', '−3 USD', 'TR-1', 'Earlier entries', '4.50 USD', '1.50 USD'])
    expect(html).toContain(text);
});

it('[Q12] people without an account or a confirmed address get links that return to the page', () => {
  const nobody = renderPage(<AccountRequired user={{ ...sampleUser, isAnonymous: true, email: null }} />);
  expect(nobody).toContain('href="/signup?next=%2Fexpert"');
  expect(nobody).toContain('href="/login?next=%2Fexpert"');
  const unconfirmed = renderPage(<AccountRequired user={{ ...sampleUser, isEmailVerified: false }} />);
  expect(unconfirmed).toContain('layla@example.com');
  expect(unconfirmed).toContain('Send the link again');
});

it('[Q12] the form has all fields that staff need to decide, in order, and its button names the action', () => {
  const html = renderPage(<ExpertForm user={sampleUser} own={own()} />);
  expect(fieldsIn(html).map((field) => field.split(' ')[0])).toEqual([
    'headline',
    'experience',
    'education',
    'shownName',
  ]);
  expect(count(html, 'role="checkbox"')).toBe(subjects.length + 1);
  expect(html).toContain('Choose your subjects first.');
  expect(html).toContain('Layla M.');
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Send application</);
  const approved = renderPage(
    <ExpertForm user={sampleUser} own={own({ profile: { ...profile, status: 'approved' } })} />,
  );
  expect(approved).toMatch(/<button[^>]*type="submit"[^>]*>Save profile</);
  expect(approved).toContain('No proof yet');
  expect(approved).toContain('Add a proof for Law');
});

it('[Q12] the status of the application is shown with the reason that staff gave', () => {
  const html = (part: Partial<ExpertProfile>) =>
    renderPage(<ExpertStatus profile={{ ...profile, ...part }} />);
  expect(html({})).toContain('We are reviewing your application.');
  expect(html({ status: 'refused', reason: 'The scan is unreadable.' })).toContain('The scan is unreadable.');
  expect(html({ status: 'ended', reason: null })).toContain('gave no reason');
  expect(html({ status: 'approved' })).toContain('Law. You can answer questions in your other subjects');
  expect(html({ status: 'approved', askedSubjects: [] })).toBe('');
});

it('[Q12] the default name on a card is the first name with the last initial', () => {
  expect(shortName('Layla', 'Mansour')).toBe('Layla M.');
  expect(shortName('Layla', null)).toBe('Layla');
  expect(shortName(null, null)).toBe('');
});
