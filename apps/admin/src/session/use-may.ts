import { isGranted, type Permission } from '@aw/contracts/staff/permissions';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../api/shared-queries';
import { useConsole } from '../services/console-services';

/** Returns `may(permission)`, which checks the role of the signed-in account. The server checks it again. */
export function useMay(): (permission: Permission) => boolean {
  const { api } = useConsole();
  const role = useQuery(meQuery(api)).data?.admin.role;
  return (permission) => role !== undefined && isGranted(role, permission);
}
