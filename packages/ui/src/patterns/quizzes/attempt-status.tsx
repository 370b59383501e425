import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Badge } from '../../primitives/badge';

export type AttemptState = 'passed' | 'not-passed' | 'in-progress';

export type AttemptStatusProps = {
  state: AttemptState;
  /** Replaces the default text, such as 'Passed, 80%' or 'Goes on: 12 min left'. */
  text?: string;
  /** Shows coloured words without the tinted ground, as on a card. */
  isPlain?: boolean;
};

const appearances = {
  passed: { label: 'Passed', tone: 'positive', icon: CircleCheck },
  'not-passed': { label: 'Not passed', tone: 'danger', icon: CircleX },
  'in-progress': { label: 'In progress', tone: 'caution', icon: Clock },
} as const;

/** Shows in words whether an attempt is passed, not passed, or in progress. */
export function AttemptStatus({ state, text, isPlain = false }: AttemptStatusProps) {
  const { label, tone, icon } = appearances[state];
  return (
    <Badge tone={tone} icon={icon} isPlain={isPlain}>
      {text ?? label}
    </Badge>
  );
}
