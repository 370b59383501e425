import { ResultLine } from '@aw/ui/patterns/result-line';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { ClearSearch } from '@aw/ui/primitives/search-input';
import { SearchX } from 'lucide-react';
import type { ServiceCard } from './service-cards';
import { ServiceRow } from './service-row';
import { findServices, resultText, type ServicesSearch } from './services-search';

type ServicesResultsProps = {
  cards: readonly ServiceCard[];
  search: ServicesSearch;
  onClear: () => void;
};

/** Lists the matching services with their number, or offers to clear a search without matches. */
export function ServicesResults({ cards, search, onClear }: ServicesResultsProps) {
  const matches = findServices(cards, search);
  return (
    <>
      <ResultLine>{resultText(search, matches.length)}</ResultLine>
      {matches.length === 0 ? (
        <EmptyState
          icon={SearchX}
          level={3}
          title="Nothing matches"
          action={<ClearSearch onClear={onClear}>Show all services</ClearSearch>}
        >
          No services found matching your criteria. Please try different search terms or categories.
        </EmptyState>
      ) : (
        <ul className="border-t border-line">
          {matches.map((service) => (
            <li key={service.id} className="border-b border-line">
              <ServiceRow service={service} query={search.q} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
