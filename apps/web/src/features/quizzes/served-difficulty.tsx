import { difficulties } from '@aw/contracts/quizzes/public';
import { QuizDifficulty } from '@aw/ui/patterns/quiz-difficulty';
import { Fragment } from 'react';

/** Mustache template of all difficulties, of which the data select one. */
export function ServedDifficulty() {
  return difficulties.map((difficulty) => (
    <Fragment key={difficulty}>
      {`{{#${difficulty}}}`}
      <QuizDifficulty difficulty={difficulty} />
      {`{{/${difficulty}}}`}
    </Fragment>
  ));
}
