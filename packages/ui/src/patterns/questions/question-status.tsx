import { BadgeCheck, CircleCheck, Clock } from 'lucide-react';
import { Badge } from '../../primitives/badge';

export type QuestionStatusProps = {
  isAnswered: boolean;
  /** True when a verified answer is by an approved expert. */
  isVerified: boolean;
  /** Shows coloured words without the tinted ground that the question's page has. */
  isPlain?: boolean;
};

/** Shows in words whether a question is solved, answered, or waiting. */
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
