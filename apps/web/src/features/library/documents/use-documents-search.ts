import { useAddressParams } from '../../../lib/use-address-params';
import {
  type DocumentsSearch,
  formatDocumentsSearch,
  parseDocumentsSearch,
  withQuery,
} from './documents-search';

export type ChangeSearch = (part: Partial<DocumentsSearch>) => void;

/** The search that the address holds; typing replaces the address, a filter or an order adds to the history. */
export function useDocumentsSearch() {
  const [params, setParams] = useAddressParams();
  const search = parseDocumentsSearch(params);
  const type = (q: string) => setParams(formatDocumentsSearch(withQuery(search, q)), { replace: true });
  const change: ChangeSearch = (part) => setParams(formatDocumentsSearch({ ...search, ...part }));
  return { search, type, change };
}
