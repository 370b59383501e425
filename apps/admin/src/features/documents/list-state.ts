import { staffDocumentStates } from '@aw/contracts/documents/staff';

export type DocumentState = (typeof staffDocumentStates)[number];

/** What the address of a document list says: which rows, and which one is open. */
export type ListState = { state: DocumentState | undefined; q: string; open: number | undefined };

const documentsPath = '/admin/documents';

/** Reads the list's state from the address; what it does not know counts as not given. */
export function readListState(search: URLSearchParams): ListState {
  const open = Number(search.get('open') ?? '');
  return {
    state: staffDocumentStates.find((state) => state === search.get('state')),
    q: (search.get('q') ?? '').trim(),
    open: Number.isSafeInteger(open) && open > 0 ? open : undefined,
  };
}

/** Writes the state as the address's query, beginning with `?`; empty when nothing is chosen. */
export function listSearch({ state, q, open }: Partial<ListState>): string {
  const search = new URLSearchParams();
  if (state) search.set('state', state);
  if (q?.trim()) search.set('q', q.trim());
  if (open) search.set('open', String(open));
  return search.size > 0 ? `?${search}` : '';
}

/** The address of the documents in one state, matching some words, or with one open. */
export function documentsAddress(state: Partial<ListState> = {}): string {
  return documentsPath + listSearch(state);
}
