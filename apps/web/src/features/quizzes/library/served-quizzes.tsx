import { CardGrid } from '@aw/ui/patterns/card-grid';
import { QuizCardFrame } from '@aw/ui/patterns/quiz-card';
import { ServedSubject } from '~/shell/served-subject';
import { ServedDifficulty } from '../served-difficulty';

/**
 * The first quizzes by title, as a Mustache template: see ServedDocument. The sign of each subject and the bars of each
 * difficulty are drawn; a card's view names its own.
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
