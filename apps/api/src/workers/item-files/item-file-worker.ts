import { workOnTasks } from '../thread-tasks';
import { type ReadItems, readItems } from './formats/formats';
import type { ItemFile } from './item-file-reader';

workOnTasks<ItemFile, ReadItems>(({ format, text }) => readItems(format, text));
