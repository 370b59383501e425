import { staffRestoreDocument } from '@aw/contracts/documents/staff';
import { useChange } from '../../../api/use-change';
import { useConsole } from '../../../services/console-services';
import type { OpenDocument } from './open-document';

/** Puts a removed document back where it was. */
export function useRestoreDocument({ id, title }: Pick<OpenDocument, 'id' | 'title'>) {
  const { api } = useConsole();
  return useChange({
    send: () => api.call(staffRestoreDocument, { params: { id } }),
    done: () => ({ title: 'Document restored', description: `“${title}” is back where it was.` }),
  });
}
