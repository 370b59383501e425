import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onUserReplaced } from '../lib/person-channel';
import { followUser } from '../lib/replace-person';
import { useSession } from '../lib/session';

/** Opens the session on the first page, whichever it is, and follows a sign-in or sign-out in another tab. */
export function SessionStart() {
  const queryClient = useQueryClient();
  useSession();
  useEffect(() => onUserReplaced(() => void followUser(queryClient)), [queryClient]);
  return null;
}
