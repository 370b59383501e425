import { UiProvider } from '@aw/ui/primitives/ui-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ConsoleServicesProvider } from '../../services/console-services';
import { createDraftStore } from '../../services/draft-store';
import { createSetupGate } from '../../services/setup-gate';
import { createStaffApi } from '../../services/staff-api';
import { ComparisonSection } from './comparison-section';

const tokens = { read: () => 'token', save: () => undefined, clear: () => undefined };
const services = {
  api: createStaffApi({ apiOrigin: '', tokens, onExpired: () => {}, onSetupNeeded: () => {} }),
  tokens,
  gate: createSetupGate(),
  drafts: createDraftStore(),
  siteOrigin: 'https://site.example',
};
const health = {
  isCardOn: true,
  lastEventAt: null,
  waitingEvents: 0,
  failedEvents: 0,
  pendingRefunds: 0,
  refundsToApprove: 0,
  openDisputes: 0,
  reconciledAt: '2026-11-20T03:15:00.000Z',
  comparisonFailure: null,
  differences: [],
};
const failure = { at: '2026-11-21T03:15:00.000Z', reason: 'The payment provider did not respond.' };

const textOf = (change: Partial<Parameters<typeof ComparisonSection>[0]['health']>) =>
  renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <ConsoleServicesProvider services={services}>
          <MemoryRouter>
            <ComparisonSection health={{ ...health, ...change }} />
          </MemoryRouter>
        </ConsoleServicesProvider>
      </QueryClientProvider>
    </UiProvider>,
  );

it('[O15] [M14] a failed comparison is shown as failed, and never as one without differences', () => {
  expect(textOf({})).toContain('No differences');
  for (const reconciledAt of [health.reconciledAt, null]) {
    const text = textOf({ reconciledAt, comparisonFailure: failure });
    expect(text).toContain('The last comparison failed.');
    expect(text).toContain('The payment provider did not respond.');
    expect(text).not.toContain('No differences');
  }
});

it('[O15] [M14] the differences of the comparison before a failed one are still shown', () => {
  const differences = [
    { orderId: null, paymentId: null, what: '60 USD was received for a price of 30 USD.' },
  ];
  const text = textOf({ comparisonFailure: failure, differences });
  expect(text).toContain('60 USD was received for a price of 30 USD.');
  expect(text).toContain('They are from the comparison before that');
});
