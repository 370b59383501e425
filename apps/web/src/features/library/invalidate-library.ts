import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sessionKey } from '~/lib/session';
import { libraryKeys } from './library-keys';

/**
 * Returns a function that refetches everything that a published document changes: lists, figures, schools,
 * the user.
 */
export function useInvalidateLibrary(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const keys = [libraryKeys.documents, libraryKeys.schools, sessionKey];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [queryClient]);
}
