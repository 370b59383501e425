import { VisuallyHidden } from '@aw/ui/primitives/visually-hidden';
import { useNavigation } from 'react-router';

/** Progress line at the top while the code of the next page loads. It appears only after a moment. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <VisuallyHidden isAnnounced>{isLoading ? 'Loading page…' : ''}</VisuallyHidden>
      {isLoading && (
        <div
          aria-hidden="true"
          className="fixed inset-x-0 top-0 z-50 h-0.75 animate-fade-in bg-accent [animation-delay:200ms] [animation-fill-mode:backwards]"
        />
      )}
    </>
  );
}
