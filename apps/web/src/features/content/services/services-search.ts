import { formatAny } from '@aw/ui/primitives/format-count';
import type { ServiceCard } from './service-cards';

type Cards = readonly ServiceCard[];

export type ServicesSearch = {
  q: string;
  /** Name of a category; '' for all services. */
  category: string;
};

/** Value of the category for all services. */
export const allServices = '';

/** Returns the category buttons, beginning with all services, each with its number of matches. */
export function categoryItems(cards: Cards, q: string) {
  const matches = findServices(cards, { q, category: allServices });
  return [
    { value: allServices, label: 'All Services', count: matches.length },
    ...categoriesOf(cards).map((name) => ({
      value: name,
      label: name,
      count: matches.filter(({ category }) => category === name).length,
    })),
  ];
}

/** Returns the services of a category with every word in title or description, ignoring case and accents. */
export function findServices(cards: Cards, { q, category }: ServicesSearch): Cards {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = fold(`${card.title} ${card.description}`);
    return (
      (category === allServices || card.category === category) && words.every((word) => text.includes(word))
    );
  });
}

/** Reads the address: `?q=thesis&category=thesis-writing`. An unknown category means all services. */
export function parseServicesSearch(cards: Cards, params: URLSearchParams): ServicesSearch {
  const slug = params.get('category');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    category: categoriesOf(cards).find((name) => slugOf(name) === slug) ?? allServices,
  };
}

/** Writes the address, without defaults. */
export function formatServicesSearch({ q, category }: ServicesSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (category !== allServices) params.set('category', slugOf(category));
  return params;
}

/** Returns 'Found 8 services matching "thesis" in Thesis Writing', 'Found no services …', or 'Showing 20 services'. */
export function resultText({ q, category }: ServicesSearch, count: number): string {
  const services = formatAny(count, 'service') ?? 'no services';
  const text = q === '' ? `Showing ${services}` : `Found ${services} matching "${q}"`;
  return category === allServices ? text : `${text} in ${category}`;
}

function categoriesOf(cards: Cards): string[] {
  return [...new Set(cards.map(({ category }) => category))];
}

function slugOf(category: string): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
