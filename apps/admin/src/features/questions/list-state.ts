import { type QuestionStatus, questionStatuses } from '@aw/contracts/questions/public';

/** What the address of the questions says: which ones, and which one is open. */
export type ListState = { status: QuestionStatus | undefined; q: string; id: number | undefined };

const questionsPath = '/admin/questions';

/** Reads the list's state from the address; what it does not know counts as not given. */
export function readListState(search: URLSearchParams): ListState {
  const id = search.get('id') ?? '';
  return {
    status: questionStatuses.find((status) => status === search.get('status')),
    q: (search.get('q') ?? '').trim(),
    id: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined,
  };
}

/** The address of the questions in one state, matching some words, or with one open. */
export function questionsAddress({ status, q, id }: Partial<ListState> = {}): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (q?.trim()) search.set('q', q.trim());
  if (id) search.set('id', String(id));
  return questionsPath + (search.size > 0 ? `?${search}` : '');
}
