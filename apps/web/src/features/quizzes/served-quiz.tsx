import { QuizIntroFrame } from '@aw/ui/patterns/quiz-intro';
import { ServedSubject } from '~/shell/served-subject';
import { ServedDifficulty } from './served-difficulty';

/**
 * Mustache template of a quiz's public page, as search engines and first visitors receive it: its introduction, without
 * questions or answers. The build writes it (`scripts/served`).
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
