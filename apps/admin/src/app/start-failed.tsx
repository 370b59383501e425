import { ErrorState } from '@aw/ui/primitives/error-state';
import { UiProvider } from '@aw/ui/primitives/ui-provider';
import { OpenFrame } from './open-frame';

/** Shown if the console cannot load the address of its API. */
export function StartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <UiProvider>
      <OpenFrame>
        <div className="mx-auto grid w-full max-w-dialog-lg gap-5 px-4 py-8">
          <h1>The console did not start</h1>
          <ErrorState title="Its settings did not load" onRetry={onRetry}>
            The console could not load its settings file (config.json). Check your connection. If that is
            fine, the server that hosts the console does not provide the file.
          </ErrorState>
        </div>
      </OpenFrame>
    </UiProvider>
  );
}
