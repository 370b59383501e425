import { expect, it } from 'vitest';
import { health } from '../../testing/payment-health';
import { renderConsole } from '../../testing/render-console';
import { ComparisonSection } from './comparison-section';

const compared = { ...health, reconciledAt: '2026-11-20T03:15:00.000Z' };
const failure = { at: '2026-11-21T03:15:00.000Z', reason: 'The payment provider did not respond.' };

const textOf = (change: Partial<Parameters<typeof ComparisonSection>[0]['health']>) =>
  renderConsole(<ComparisonSection health={{ ...compared, ...change }} />);

it('[O15] [M14] a failed comparison is shown as failed, and never as one without differences', () => {
  expect(textOf({})).toContain('No differences');
  for (const reconciledAt of [compared.reconciledAt, null]) {
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
