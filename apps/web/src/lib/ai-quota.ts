import { getAiQuota } from '@aw/contracts/ai/chat';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { sessionKey } from './session';

/** The first part of the key of what is left of a day. */
export const aiKey = [...sessionKey, 'ai-quota'] as const;

/** What is left of the day’s messages and quizzes, and what answers. */
export const quotaQuery = queryOptions({
  queryKey: aiKey,
  queryFn: ({ signal }) => api.call(getAiQuota, { signal }),
});
