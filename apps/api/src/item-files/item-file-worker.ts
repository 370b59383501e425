import { type ReadItems, readItems } from '../domain/quizzes/formats/formats';
import type { ThreadTask } from '../threads/thread-pool';
import type { ItemFile } from './item-file-reader';

/** What a thread of the pool does with a file of questions. */
export default function read({ task, begun }: ThreadTask<ItemFile>): ReadItems {
  begun.postMessage('begun');
  return readItems(task.format, task.text);
}
