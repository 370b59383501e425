import { guidesWay, quizzesWay, type Way } from './ways';

export type ComingSoonPage = {
  /** The route's pattern, as the router writes it. */
  path: string;
  /** The page's h1 and the first part of its title. */
  title: string;
  /** What the page is for, and that it is not open yet. */
  text: string;
  ways: readonly [Way, Way];
};

function later(path: string, title: string, text: string, ways: readonly [Way, Way]): ComingSoonPage {
  return { path, title, text, ways };
}

/** The pages that are named and linked but not open yet; each leaves this list when it is built. */
export const comingSoonPages: readonly ComingSoonPage[] = [
  later(
    '/ai-quiz-generator',
    'AI Quiz Generator',
    'Here you will be able to generate a quiz on a subject of your choice; the generator is not open yet.',
    [quizzesWay, guidesWay],
  ),
];

/** The id that the router gives the route of a page that is not open yet. */
export function comingSoonRouteId(page: Pick<ComingSoonPage, 'path'>): string {
  return `later${page.path}`;
}

/** The page of a router's route id; undefined for every other route. */
export function comingSoonPageOf(routeId: string): ComingSoonPage | undefined {
  return comingSoonPages.find((page) => comingSoonRouteId(page) === routeId);
}
