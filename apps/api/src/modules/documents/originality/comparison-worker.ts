import { workOnTasks } from '../../../workers/thread-tasks';
import { matchPages } from './matching-pages';
import type { Comparison } from './page-comparer';

workOnTasks(({ pages, otherPages }: Comparison) => matchPages(pages, otherPages));
