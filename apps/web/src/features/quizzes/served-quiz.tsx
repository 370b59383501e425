import { QuizIntroFrame } from '@aw/ui/patterns/quiz-intro';
import { ServedSubject } from '~/shell/served-subject';
import { ServedDifficulty } from './served-difficulty';

/**
 * The public page of a quiz as search engines and first visitors get it: a Mustache template of its introduction, with
 * neither questions nor keys. The build writes it (`scripts/served`).
 */
export function ServedQuiz() {
  return (
    <div className="wrap pt-8 pb-16">
      <QuizIntroFrame
        title="{{title}}"
        description="{{description}}"
        subject={<ServedSubject />}
        difficulty={<ServedDifficulty />}
        questions="{{questions}}"
        timeLimit="{{timeLimit}}"
        passPercentage="{{passPercentage}}"
      />
    </div>
  );
}
