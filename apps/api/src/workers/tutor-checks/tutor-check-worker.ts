import { workOnTasks } from '../thread-tasks';
import { runCheck, type TutorCheck, type TutorCheckResult } from './run-check';

workOnTasks<TutorCheck, TutorCheckResult>(runCheck);
