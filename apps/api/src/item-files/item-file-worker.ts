import { type ReadItems, readItems } from '../domain/quizzes/formats/formats';
import { workOnTasks } from '../threads/thread-tasks';
import type { ItemFile } from './item-file-reader';

workOnTasks<ItemFile, ReadItems>(({ format, text }) => readItems(format, text));
