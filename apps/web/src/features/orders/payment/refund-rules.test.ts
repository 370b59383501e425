import { standardLateSteps } from '@aw/pricing';
import { expect, it } from 'vitest';
import { refundRules } from './refund-rules';

it('[O17] the refund rules contain the days and the late-work steps of the price book', () => {
  const rules = refundRules(7, standardLateSteps);
  expect(rules[0]).toContain('within 7 days of completion');
  expect(rules[1]).toContain('10% after 1 hour, 25% after 1 day, 50% after 3 days');
  expect(refundRules(7, [])).toHaveLength(rules.length - 1);
});
