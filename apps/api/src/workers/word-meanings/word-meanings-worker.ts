import { workOnTasks } from '../thread-tasks';
import { lookUpWords, type WordMeaning } from './look-up-words';
import { openWordNet, type WordNet } from './wordnet';

let wordNet: WordNet | undefined;

workOnTasks<readonly string[], WordMeaning[]>((words) => {
  wordNet ??= openWordNet();
  return lookUpWords(wordNet, words);
});
