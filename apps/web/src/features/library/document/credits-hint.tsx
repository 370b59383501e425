import { UploadProgress } from '@aw/ui/patterns/upload-progress';
import { useSession } from '../../../lib/session';
import { creditProgress } from '../upload-progress';

/** How many uploads are missing for the next credits. */
export function CreditsHint() {
  const { user } = useSession();
  // Without any credit the unlock card says the same.
  if (!user || user.creditBalance === 0) return null;
  const { done, of, credits, missing } = creditProgress(user.uploadCount, 0, user.nextCredits);
  return (
    <div className="px-4 py-3.5">
      <UploadProgress done={done} of={of} credits={credits} missing={missing} variant="compact" />
    </div>
  );
}
