import { compileRichText, type RichText } from '@aw/content/rich-text';
import type { ThreadTask } from '../threads/thread-pool';

/** What a thread of the pool does with a person's text. */
export default function compile({ task, begun }: ThreadTask<string>): RichText {
  begun.postMessage('begun');
  return compileRichText(task);
}
