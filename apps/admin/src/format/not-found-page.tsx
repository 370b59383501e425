import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { FileQuestion } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useTitle } from './use-title';

/** Shown for an address that the console does not have. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useTitle('Not found');
  return (
    <div className="mx-auto grid w-full max-w-dialog-lg gap-5 px-4 py-8">
      <h1>404 Page Not Found</h1>
      <EmptyState
        icon={FileQuestion}
        title="The console has no such page"
        action={
          <Button asChild variant="primary">
            <Link to="/admin">Go to Today</Link>
          </Button>
        }
      >
        There is no page at <code className="font-mono wrap-anywhere">{pathname}</code>. Check the link, or
        start from Today.
      </EmptyState>
    </div>
  );
}
