import { type ReadItems, readItems } from '../../modules/quizzes/formats/formats';
import { workOnTasks } from '../thread-tasks';
import type { ItemFile } from './item-file-reader';

workOnTasks<ItemFile, ReadItems>(({ format, text }) => readItems(format, text));
