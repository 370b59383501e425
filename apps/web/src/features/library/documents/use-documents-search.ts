import { useAddressParams } from '../../../lib/use-address-params';
import {
  type DocumentsSearch,
  formatDocumentsSearch,
  parseDocumentsSearch,
  withQuery,
} from './documents-search';

export type ChangeSearch = (part: Partial<DocumentsSearch>) => void;

/** Returns the search in the address. Typing replaces the history entry; filters and sort orders add one. */
export function useDocumentsSearch() {
  const [params, setParams] = useAddressParams();
  const search = parseDocumentsSearch(params);
  const type = (q: string) => setParams(formatDocumentsSearch(withQuery(search, q)), { replace: true });
  const change: ChangeSearch = (part) => setParams(formatDocumentsSearch({ ...search, ...part }));
  return { search, type, change };
}
