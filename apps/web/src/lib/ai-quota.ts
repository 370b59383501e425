import { getAiQuota } from '@aw/contracts/ai/chat';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { sessionKey } from './session';

/** Key of the daily AI quota. */
export const aiKey = [...sessionKey, 'ai-quota'] as const;

/** Messages and quizzes left today, and the source that answers them. */
export const quotaQuery = queryOptions({
  queryKey: aiKey,
  queryFn: ({ signal }) => api.call(getAiQuota, { signal }),
});
