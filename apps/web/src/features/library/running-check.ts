import type { ProcessingStep } from '@aw/contracts/documents/shapes';
import type { UploadStep } from '@aw/ui/patterns/upload-row';

/** The check that runs now: a file that was received waits for the next one, so that one is shown as running. */
export function runningCheck(step: ProcessingStep): UploadStep {
  if (step === 'received' || step === 'readable') return 'readable';
  return step === 'duplicates' ? 'checking' : 'published';
}
