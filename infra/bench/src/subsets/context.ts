import type { Data } from '../data/open-data';
import type { Figure, Plan } from '../figures/figure';
import type { Load } from '../load/start-load';
import type { Options } from '../options';

/** Tools for a subset. `found` gets each result as soon as it is measured. */
export type BenchContext = {
  options: Options;
  load: Load;
  /** Opens the data of a size and closes that of another size. */
  data: (documents: number) => Promise<Data>;
  found: {
    figure: (figure: Figure) => void;
    plans: (plans: readonly Plan[]) => void;
    note: (text: string) => void;
  };
};
