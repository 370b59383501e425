import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../api/console-services';
import { meQuery } from '../api/shared-queries';

/** Whether whoever is signed in may delete and restore everything; the server checks it besides. */
export function useIsAdministrator(): boolean {
  const { api } = useConsole();
  return useQuery(meQuery(api)).data?.admin.role === 'admin';
}
