import { ApiError } from '@aw/contracts/api-error';
import { expect, it, vi } from 'vitest';
import { noteRefusal, onTermsNeeded } from './terms-needed';

const refused = (code: 'terms.needed' | 'auth.forbidden') =>
  new ApiError(403, 'Refused', { code, message: 'Refused' });

it('[U2] what is refused until the new Terms are accepted is passed on to the page, and nothing else', () => {
  const ask = vi.fn();
  const stop = onTermsNeeded(ask);
  noteRefusal(refused('auth.forbidden'));
  expect(ask).not.toHaveBeenCalled();
  noteRefusal(refused('terms.needed'));
  expect(ask).toHaveBeenCalledOnce();
  stop();
  noteRefusal(refused('terms.needed'));
  expect(ask).toHaveBeenCalledOnce();
});
