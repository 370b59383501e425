import { Tag } from '../../primitives/badge';

export type Difficulty = 'easy' | 'medium' | 'hard';

export type QuizDifficultyProps = { difficulty: Difficulty };

const appearances = {
  easy: { label: 'Easy', bars: 1 },
  medium: { label: 'Medium', bars: 2 },
  hard: { label: 'Hard', bars: 3 },
};

/** Shows the difficulty of a quiz as one to three bars and a word. */
export function QuizDifficulty({ difficulty }: QuizDifficultyProps) {
  const { label, bars } = appearances[difficulty];
  return (
    <Tag>
      <svg viewBox="0 0 12 12" aria-hidden="true" className="me-1.5 inline size-3 fill-current align-[-1px]">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={bar * 4 - 3}
            y={12 - bar * 4}
            width="2.5"
            height={bar * 4}
            rx=".5"
            opacity={bar > bars ? 0.3 : 1}
          />
        ))}
      </svg>
      {label}
    </Tag>
  );
}
