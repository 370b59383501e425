import { ModelUnavailableError } from '../../../adapters/model/model';

/** Whether the provider refused a prompt for what is in it. A prompt without images is also shorter. */
export function isRefusal(error: unknown): error is ModelUnavailableError {
  return (
    error instanceof ModelUnavailableError && (error.reason === 'refused' || error.reason === 'too_long')
  );
}
