import { useAddressParams } from '~/lib/use-address-params';
import { useLiveText } from '~/lib/use-live-text';
import { type BlogSearch, formatBlogSearch, parseBlogSearch } from './blog-search';

/** The search that the address holds, the words as they are being typed, and what changes both. */
export function useBlogSearch() {
  const [params, setParams] = useAddressParams();
  const search = parseBlogSearch(params);
  const change = (part: Partial<BlogSearch>) => setParams(formatBlogSearch({ ...search, ...part }));
  const [typed, setTyped] = useLiveText(search.q, (q) =>
    setParams(formatBlogSearch({ ...search, q }), { replace: true }),
  );
  return { search, typed, setTyped, change, clear: () => change({ q: '', category: '' }) };
}
