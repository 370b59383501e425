import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { MessageCircleQuestion } from 'lucide-react';
import { paths } from '~/lib/paths';

/** Shown where nobody has asked a question yet. */
export function NoQuestions({ level = 2 }: { level?: 2 | 3 }) {
  return (
    <EmptyState
      level={level}
      icon={MessageCircleQuestion}
      title="No questions yet"
      action={
        <Button asChild>
          <Link to={paths.ask}>Ask First Question</Link>
        </Button>
      }
    >
      Stuck on a problem? Ask it here, and an expert answers.
    </EmptyState>
  );
}
