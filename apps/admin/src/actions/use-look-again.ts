import { ApiError } from '@aw/contracts/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAfterChange } from '../api/query-client';

/** Gives `orLookAgain(call)`: if someone else was faster, everything is read again, so that their change is shown. */
export function useLookAgain() {
  const queryClient = useQueryClient();
  return async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void refreshAfterChange(queryClient);
      throw error;
    }
  };
}
