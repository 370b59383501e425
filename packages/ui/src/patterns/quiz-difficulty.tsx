import { SignalHigh, SignalLow, SignalMedium } from 'lucide-react';
import { Tag } from '../primitives/badge';

export type Difficulty = 'easy' | 'medium' | 'hard';

export type QuizDifficultyProps = { difficulty: Difficulty };

const looks = {
  easy: { label: 'Easy', icon: SignalLow },
  medium: { label: 'Medium', icon: SignalMedium },
  hard: { label: 'Hard', icon: SignalHigh },
};

/** How hard a quiz is: a word, with as many bars as it has steps. */
export function QuizDifficulty({ difficulty }: QuizDifficultyProps) {
  const { label, icon } = looks[difficulty];
  return <Tag icon={icon}>{label}</Tag>;
}
