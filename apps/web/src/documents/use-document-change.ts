import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionKey } from '~/lib/session';
import { schoolKeys } from '~/schools/school-keys';
import { documentKeys } from './document-keys';

/** Changes one's own document and refreshes everything that shows it: its page, lists, figures, schools and the person's own lists. */
export function useDocumentChange<Input, Answer>(id: number, send: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Also after a failure, because the change may have been made in another tab.
    onSettled: () => {
      const keys = [documentKeys.document(id), documentKeys.documents, schoolKeys.schools, sessionKey];
      return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
