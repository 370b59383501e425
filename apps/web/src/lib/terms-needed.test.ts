import { ApiError } from '@aw/contracts/api-error';
import { expect, it, vi } from 'vitest';
import { onTermsNeeded, reportRefusal } from './terms-needed';

const refused = (code: 'terms.needed' | 'auth.forbidden') =>
  new ApiError(403, 'Refused', { code, message: 'Refused' });

it('[U2] only a refusal because of new Terms notifies the page', () => {
  const listener = vi.fn();
  const stop = onTermsNeeded(listener);
  reportRefusal(refused('auth.forbidden'));
  expect(listener).not.toHaveBeenCalled();
  reportRefusal(refused('terms.needed'));
  expect(listener).toHaveBeenCalledOnce();
  stop();
  reportRefusal(refused('terms.needed'));
  expect(listener).toHaveBeenCalledOnce();
});
