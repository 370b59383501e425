import { ErrorState } from '@aw/ui/primitives/error-state';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTitle } from '../format/use-title';
import { OpenFrame } from './open-frame';

/** Shown instead of a page that failed to render. A reload starts it again. */
export function CrashPage() {
  const error = useRouteError();
  useTitle('Something went wrong');
  const detail = isRouteErrorResponse(error) ? error.statusText : error instanceof Error ? error.message : '';
  return (
    <OpenFrame>
      <div className="mx-auto grid w-full max-w-dialog-lg gap-5 px-4 py-8">
        <h1>Something went wrong</h1>
        <ErrorState
          title="This page could not be shown"
          retryLabel="Reload the page"
          onRetry={() => location.reload()}
        >
          Nothing was changed, and what you typed into a form is kept. {detail}
        </ErrorState>
      </div>
    </OpenFrame>
  );
}
