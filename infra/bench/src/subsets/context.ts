import type { Data } from '../data/open-data';
import type { Figure, Plan } from '../figures/figure';
import type { Load } from '../load/start-load';
import type { Options } from '../options';

/** What a subset measures with, and whom it tells what it found, as soon as it is there. */
export type BenchContext = {
  options: Options;
  load: Load;
  /** The data of a size, opened when first asked for and open until another size is. */
  data: (documents: number) => Promise<Data>;
  found: {
    figure: (figure: Figure) => void;
    plans: (plans: readonly Plan[]) => void;
    note: (text: string) => void;
  };
};
