import { usePublicConfig } from './config';
import { useSession } from './session';

/** Returns whether this person may see pages of documents. Where the library is for accounts, others see only their facts. */
export function useLibraryAccess(): boolean {
  const { user } = useSession();
  return usePublicConfig().libraryAccess === 'session' || user?.isAnonymous === false;
}
