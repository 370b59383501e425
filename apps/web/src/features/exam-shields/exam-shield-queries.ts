import { getAccount } from '@aw/contracts/account/public';
import { type ExamShield, getExamShieldLimits, listExamShields } from '@aw/contracts/exam-shields/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

const staleAfterMs = 10_000;
const statePollMs = 30_000;

/* Below the session's key and the person's id: who signs in next never sees what is kept of another. */
const keyOf = (userId: string, part: string) => [...sessionKey, userId, part] as const;

/** Whether the person studies or teaches, with the rest of the own account. */
export function ownAccountQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'account'),
    queryFn: ({ signal }) => api.call(getAccount, { signal }),
    staleTime: staleAfterMs,
  });
}

/** The limits of what the person may protect. */
export function examLimitsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'exam-shield-limits'),
    queryFn: ({ signal }) => api.call(getExamShieldLimits, { signal }),
    staleTime: staleAfterMs,
  });
}

/** The exams that the person protects or protected; they begin and end by themselves. */
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
