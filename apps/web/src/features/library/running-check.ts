import type { ProcessingStep } from '@aw/contracts/documents/shapes';
import type { UploadStep } from '@aw/ui/patterns/upload-row';

/** Returns the check to show as running. A received file waits for the next check, so that one is shown. */
export function runningCheck(step: ProcessingStep): UploadStep {
  if (step === 'received' || step === 'readable') return 'readable';
  return step === 'duplicates' ? 'checking' : 'published';
}
