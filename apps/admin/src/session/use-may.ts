import { isGranted, type Permission } from '@aw/contracts/staff/permissions';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../api/shared-queries';
import { useConsole } from '../services/console-services';

/** Gives `may(permission)`: whether the role of whoever is signed in was granted it; the server checks it besides. */
export function useMay(): (permission: Permission) => boolean {
  const { api } = useConsole();
  const role = useQuery(meQuery(api)).data?.admin.role;
  return (permission) => role !== undefined && isGranted(role, permission);
}
