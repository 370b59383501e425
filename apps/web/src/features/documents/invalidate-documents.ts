import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { libraryKeys } from '~/documents/library-keys';
import { sessionKey } from '~/lib/session';

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
