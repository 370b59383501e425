import { useAddressParams } from '~/lib/use-address-params';
import { useLiveText } from '~/lib/use-live-text';
import type { ServiceCard } from './service-cards';
import {
  allServices,
  formatServicesSearch,
  parseServicesSearch,
  type ServicesSearch,
} from './services-search';

/** The search that the address holds, and the words as they are being typed. */
export function useServicesSearch(cards: readonly ServiceCard[]) {
  const [params, setParams] = useAddressParams();
  const search = parseServicesSearch(cards, params);
  const write = (part: Partial<ServicesSearch>, replace = false) =>
    setParams(formatServicesSearch({ ...search, ...part }), { replace });
  const [typed, setTyped] = useLiveText(search.q, (q) => write({ q }, true));
  return {
    search,
    typed,
    setTyped,
    choose: (category: string) => write({ category }),
    clear: () => write({ q: '', category: allServices }),
  };
}
