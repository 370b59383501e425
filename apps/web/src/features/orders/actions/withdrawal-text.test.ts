import { refundWay } from '@aw/contracts/payments/refund-method';
import { expect, it } from 'vitest';
import { sampleOrder } from '../testing/sample-order';
import { withdrawalText } from './withdrawal-text';

it('[L3] the refund is explained before the withdrawal: everything before work has started, a share afterwards', () => {
  expect(withdrawalText({ ...sampleOrder, status: 'paid', paymentMethod: 'card' })).toContain(
    `your whole payment of 30 USD ${refundWay('card', 'within 14 days')}`,
  );
  const byHand = withdrawalText({ ...sampleOrder, status: 'paid', paymentMethod: 'bank_transfer' });
  expect(byHand).toContain(`30 USD ${refundWay('bank_transfer', 'within 14 days')}`);
  expect(byHand).not.toContain('by itself');
  expect(withdrawalText({ ...sampleOrder, status: 'assigned', refundedMinor: 300 })).toContain('27 USD');
  expect(withdrawalText({ ...sampleOrder, status: 'in_progress' })).toContain(
    'Support decides how much of your 30 USD',
  );
});
