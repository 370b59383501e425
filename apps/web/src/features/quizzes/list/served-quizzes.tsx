import { CardGrid } from '@aw/ui/patterns/card-grid';
import { QuizCardFrame } from '@aw/ui/patterns/quiz-card';
import { ServedSubject } from '~/shell/served-subject';
import { ServedDifficulty } from '../served-difficulty';

/**
 * Mustache template of the first quizzes by title: see ServedDocument. It contains the icon of every subject and the bars
 * of every difficulty, and the data of a card select one of each.
 */
export function ServedQuizzes() {
  return (
    <CardGrid>
      {'{{#cards}}'}
      <li>
        <QuizCardFrame
          to="{{to}}"
          title="{{title}}"
          description="{{description}}"
          subject={<ServedSubject />}
          difficulty={<ServedDifficulty />}
          facts="{{facts}}"
        />
      </li>
      {'{{/cards}}'}
    </CardGrid>
  );
}
