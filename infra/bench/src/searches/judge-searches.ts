import {
  type JudgedSearch,
  type SearchClass,
  type SearchHalf,
  searchClasses,
  searchHalves,
} from './judged-searches';

/** A document that a search found; a document outside the judged set has no key. */
export type FoundDocument = { key: string | undefined; title: string };

export type SearchFigures = {
  searches: number;
  /** Share of searches whose first document is right. */
  first: number;
  /** Share of searches with a right document among the first five. */
  firstFive: number;
  /** Mean of 1 divided by the rank of the first right document, or 0 without one. */
  meanReciprocalRank: number;
  /** Share of searches that find nothing. */
  nothing: number;
};

/** A search without a right document among the first five, and the titles of those. */
export type MissedSearch = JudgedSearch & { found: readonly string[] };

export type HalfJudgement = {
  half: SearchHalf;
  overall: SearchFigures;
  classes: ReadonlyMap<SearchClass, SearchFigures>;
  missed: readonly MissedSearch[];
};

type Outcome = { search: JudgedSearch; rank: number | undefined; titles: readonly string[] };

/** Runs all searches, one after the other, and returns the figures of each half that has searches. */
export async function judgeSearches(
  searches: readonly JudgedSearch[],
  find: (typed: string) => Promise<readonly FoundDocument[]>,
): Promise<HalfJudgement[]> {
  const outcomes: Outcome[] = [];
  for (const search of searches) {
    const found = await find(search.typed);
    const at = found.findIndex(({ key }) => key !== undefined && search.right.includes(key));
    outcomes.push({
      search,
      rank: at < 0 ? undefined : at + 1,
      titles: found.map(({ title }) => title),
    });
  }
  return searchHalves.flatMap((half) => {
    const ofHalf = outcomes.filter(({ search }) => search.half === half);
    return ofHalf.length > 0 ? [judgeHalf(half, ofHalf)] : [];
  });
}

function judgeHalf(half: SearchHalf, outcomes: readonly Outcome[]): HalfJudgement {
  const classes = new Map<SearchClass, SearchFigures>();
  for (const name of searchClasses) {
    const ofClass = outcomes.filter(({ search }) => search.class === name);
    if (ofClass.length > 0) classes.set(name, figuresOf(ofClass));
  }
  const missed = outcomes
    .filter((outcome) => !isAmongFirst(5, outcome))
    .map(({ search, titles }) => ({ ...search, found: titles.slice(0, 5) }));
  return { half, overall: figuresOf(outcomes), classes, missed };
}

function figuresOf(outcomes: readonly Outcome[]): SearchFigures {
  const shareOf = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length / outcomes.length;
  const reciprocalRanks = outcomes.map(({ rank }) => (rank === undefined ? 0 : 1 / rank));
  return {
    searches: outcomes.length,
    first: shareOf((outcome) => isAmongFirst(1, outcome)),
    firstFive: shareOf((outcome) => isAmongFirst(5, outcome)),
    meanReciprocalRank: reciprocalRanks.reduce((sum, one) => sum + one, 0) / outcomes.length,
    nothing: shareOf(({ titles }) => titles.length === 0),
  };
}

const isAmongFirst = (count: number, { rank }: Outcome) => rank !== undefined && rank <= count;
