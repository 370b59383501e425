import { countOf } from '@aw/ui/primitives/count-of';
import type { ServiceCard } from './service-cards';

type Cards = readonly ServiceCard[];

export type ServicesSearch = {
  q: string;
  /** A category's name; '' for all services. */
  category: string;
};

/** The category whose button is called 'All Services'. */
export const allServices = '';

/** The buttons of the page: all services, then each category, with how many match what was typed. */
export function categoryItems(cards: Cards, q: string) {
  const found = findServices(cards, { q, category: allServices });
  return [
    { value: allServices, label: 'All Services', count: found.length },
    ...categoriesOf(cards).map((name) => ({
      value: name,
      label: name,
      count: found.filter(({ category }) => category === name).length,
    })),
  ];
}

/** The services of a category that have every word in title or description; case and accents do not count. */
export function findServices(cards: Cards, { q, category }: ServicesSearch): Cards {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = fold(`${card.title} ${card.description}`);
    return (
      (category === allServices || card.category === category) && words.every((word) => text.includes(word))
    );
  });
}

/** Reads the address: `?q=thesis&category=thesis-writing`; an unknown category is all services. */
export function parseServicesSearch(cards: Cards, params: URLSearchParams): ServicesSearch {
  const wanted = params.get('category');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    category: categoriesOf(cards).find((name) => slugOf(name) === wanted) ?? allServices,
  };
}

/** Writes the address; defaults are left out. */
export function formatServicesSearch({ q, category }: ServicesSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (category !== allServices) params.set('category', slugOf(category));
  return params;
}

/** 'Found 8 services matching "thesis" in Thesis Writing', or 'Showing 20 services'. */
export function servicesLine({ q, category }: ServicesSearch, count: number): string {
  const what = countOf(count, 'service');
  const found = q === '' ? `Showing ${what}` : `Found ${what} matching "${q}"`;
  return category === allServices ? found : `${found} in ${category}`;
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
