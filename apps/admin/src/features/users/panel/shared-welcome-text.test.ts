import { expect, it } from 'vitest';
import { sharedWelcomeText } from './shared-welcome-text';

it('[M9] accounts that claimed the welcome credit from one browser are counted, but a shared address alone is not shown', () => {
  expect(sharedWelcomeText({ device: 0, address: 40 })).toBe('');
  expect(sharedWelcomeText({ device: 1, address: 40 })).toBe(
    '1 other account claimed the welcome credit from the same browser within 90 days, 40 from the same network address. Nothing was refused because of this.',
  );
  expect(sharedWelcomeText({ device: 2, address: 2 })).toMatch(/^2 other accounts/);
});
