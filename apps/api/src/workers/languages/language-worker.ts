import { workOnTasks } from '../thread-tasks';
import { languageOf } from './detect-language';

workOnTasks<readonly string[], string | null>(languageOf);
