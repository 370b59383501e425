import type { Services } from '@aw/content/schemas/services';
import { CategoryList } from '@aw/ui/patterns/category-list';
import { Link } from '@aw/ui/primitives/link';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { useAddressParams } from '~/lib/use-address-params';
import { useLiveText } from '~/lib/use-live-text';
import type { ServiceCard } from './service-cards';
import { ServicesResults } from './services-results';
import {
  allServices,
  categoryItems,
  formatServicesSearch,
  parseServicesSearch,
  type ServicesSearch,
} from './services-search';

type ServicesListProps = {
  cards: readonly ServiceCard[];
  /** Note that explains which price applies where. */
  priceNote: Services['notes'][number] | undefined;
};

/** Price list with a live search, categories, and a row for each service. */
export function ServicesList({ cards, priceNote }: ServicesListProps) {
  const { search, typed, setTyped, choose, clear } = useServicesSearch(cards);
  return (
    <section
      aria-labelledby="price-list"
      className="rule-double mt-4 grid grid-cols-1 gap-5 pt-6 lg:mt-10 lg:grid-cols-[var(--cue)_minmax(0,1fr)] lg:gap-0 lg:pt-0"
    >
      <div className="min-w-0 border-margin-rule lg:border-e lg:pe-6">
        <div className="lg:sticky lg:top-0 lg:py-8">
          <h2 id="price-list" className="mb-4 text-22 leading-[1.22] tracking-[-0.011em]">
            Price list
          </h2>
          <CategoryList
            label="Service categories"
            items={categoryItems(cards, search.q)}
            value={search.category}
            onValueChange={choose}
          />
        </div>
      </div>
      <div className="min-w-0 lg:ps-6 lg:pt-8">
        {priceNote && (
          <p className="mb-5 max-w-[68ch] text-14 text-ink-muted">
            <strong className="font-strong text-ink">{priceNote.title}.</strong> {priceNote.text}{' '}
            <Link to={priceNote.link.to}>{priceNote.link.text}</Link>
          </p>
        )}
        <search className="mb-5 block print:hidden">
          <SearchInput
            label="Search services"
            placeholder="Search services..."
            value={typed}
            onValueChange={setTyped}
            maxLength={200}
          />
        </search>
        <ServicesResults cards={cards} search={search} onClear={clear} />
      </div>
    </section>
  );
}

/** Returns the search in the address and the text being typed, with functions to change them. */
function useServicesSearch(cards: readonly ServiceCard[]) {
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
