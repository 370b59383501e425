import { ErrorState } from '@aw/ui/primitives/error-state';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTitle } from '../format/use-title';
import { OpenFrame } from './open-frame';

/** Stands in for a page that failed while it was drawn; a reload starts it again. */
export function CrashPage() {
  const error = useRouteError();
  useTitle('Something failed');
  const detail = isRouteErrorResponse(error) ? error.statusText : error instanceof Error ? error.message : '';
  return (
    <OpenFrame>
      <div className="mx-auto grid w-full max-w-dialog-lg gap-5 px-4 py-8">
        <h1>This page failed</h1>
        <ErrorState
          title="The page could not be shown"
          retryLabel="Load again"
          onRetry={() => location.reload()}
        >
          Nothing was changed on the server, and what you typed into a form is kept. {detail}
        </ErrorState>
      </div>
    </OpenFrame>
  );
}
