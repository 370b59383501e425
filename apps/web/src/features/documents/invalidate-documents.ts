import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { documentKeys } from '~/documents/document-keys';
import { sessionKey } from '~/lib/session';
import { schoolKeys } from '~/schools/school-keys';

/**
 * Returns a function that refetches everything that a published document changes: lists, figures, schools,
 * the user.
 */
export function useInvalidateDocuments(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const keys = [documentKeys.documents, schoolKeys.schools, sessionKey];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [queryClient]);
}
