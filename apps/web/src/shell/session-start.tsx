import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followUser } from '../lib/replace-user';
import { useSession } from '../lib/session';
import { onUserReplaced } from '../lib/user-channel';

/** Opens the session on the first page, whichever it is, and follows a sign-in or sign-out in another tab. */
export function SessionStart() {
  const queryClient = useQueryClient();
  useSession();
  useEffect(() => onUserReplaced(() => void followUser(queryClient)), [queryClient]);
  return null;
}
