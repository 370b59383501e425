import { compileRichText, type RichText } from '@aw/content/rich-text';
import { workOnTasks } from '../thread-tasks';

workOnTasks<string, RichText>(compileRichText);
