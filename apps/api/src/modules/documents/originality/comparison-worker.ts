import { workOnTasks } from '../../../workers/thread-tasks';
import { type Matches, matchPages, type Passage, passagesOf } from './matching-pages';
import type { Comparison, PassageSearch } from './page-comparer';

workOnTasks<Comparison | PassageSearch, Matches | Passage[]>((task) =>
  'grams' in task ? passagesOf(task.pages, task.grams, task) : matchPages(task.pages, task.otherPages),
);
