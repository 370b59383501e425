import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Badge } from '../primitives/badge';

export type AttemptState = 'passed' | 'not-passed' | 'in-progress';

export type AttemptStatusProps = {
  state: AttemptState;
  /** Stands in for the plain words, such as 'Passed, 80%' or 'Goes on: 12 min left'. */
  text?: string;
  /** Only coloured words, as on a card; else on a tinted ground. */
  isPlain?: boolean;
};

const looks = {
  passed: { label: 'Passed', tone: 'positive', icon: CircleCheck },
  'not-passed': { label: 'Not passed', tone: 'danger', icon: CircleX },
  'in-progress': { label: 'In progress', tone: 'caution', icon: Clock },
} as const;

/** How an attempt at a quiz stands, in words: passed, not passed, or in progress. */
export function AttemptStatus({ state, text, isPlain = false }: AttemptStatusProps) {
  const { label, tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon} isPlain={isPlain}>
      {text ?? label}
    </Badge>
  );
}
