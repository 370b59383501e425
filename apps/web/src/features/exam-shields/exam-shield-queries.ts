import { type ExamShield, getExamShieldLimits, listExamShields } from '@aw/contracts/exam-shields/public';
import { getAccount } from '@aw/contracts/users/account';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

const staleAfterMs = 10_000;
const statePollMs = 30_000;

/* Keys contain the session's key and the user's id, so that the next user never sees cached data. */
const keyOf = (userId: string, part: string) => [...sessionKey, userId, part] as const;

/** Query of the user's own account, which says whether they study or teach. */
export function ownAccountQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'account'),
    queryFn: ({ signal }) => api.call(getAccount, { signal }),
    staleTime: staleAfterMs,
  });
}

/** Query of the limits of what the user may protect. */
export function examLimitsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'exam-shield-limits'),
    queryFn: ({ signal }) => api.call(getExamShieldLimits, { signal }),
    staleTime: staleAfterMs,
  });
}

/** Query of the user's exams. Polled while one is open, because exams start and end on their own. */
export function examShieldsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'exam-shields'),
    queryFn: ({ signal }) => api.call(listExamShields, { signal }),
    staleTime: staleAfterMs,
    refetchInterval: ({ state }) => (hasOpen(state.data) ? statePollMs : false),
  });
}

function hasOpen(exams: ExamShield[] | undefined): boolean {
  return exams?.some(({ state }) => state !== 'ended') ?? false;
}
