import { BadgeCheck, CircleCheck, Clock } from 'lucide-react';
import { Badge } from '../primitives/badge';

export type QuestionStatusProps = {
  isAnswered: boolean;
  /** Whether a verified answer is by an approved expert. */
  isVerified: boolean;
  /** Only coloured words, as on a card; else on a tinted ground, as in the head of the question's page. */
  isPlain?: boolean;
};

/** How far a question is, in words: solved, answered, or still waiting. */
export function QuestionStatus({ isAnswered, isVerified, isPlain = false }: QuestionStatusProps) {
  if (!isAnswered)
    return (
      <Badge tone="caution" icon={Clock} isPlain={isPlain}>
        Awaiting expert answer
      </Badge>
    );
  if (!isVerified)
    return (
      <Badge tone="neutral" icon={CircleCheck} isPlain={isPlain}>
        Answered
      </Badge>
    );
  return (
    <Badge tone="positive" icon={BadgeCheck} isPlain={isPlain}>
      Solved by verified expert
    </Badge>
  );
}
