import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';
import type { ToastMessage } from '@aw/ui/primitives/toast';

/** Outcome of the files that were sent together. */
export type BatchOutcome = {
  /** Titles of the files that passed their checks. */
  published: readonly string[];
  refused: number;
  failed: number;
};

/** Returns one toast for files that were sent together. None if all were refused, because their rows say why. */
export function batchMessage({ published, refused, failed }: BatchOutcome): ToastMessage | undefined {
  const [title] = published;
  if (title === undefined) return failed > 0 ? failedMessage(failed) : undefined;
  const isOne = published.length === 1;
  const hasOthers = refused + failed > 0;
  const sentences = [
    isOne ? `"${title}" has been uploaded to the platform.` : '',
    !isOne && !hasOthers ? 'They have been uploaded to the platform.' : '',
    refused > 0 ? `${formatCount(refused, 'document')} ${was(refused)} not accepted.` : '',
    failed > 0 ? `${formatCount(failed, 'document')} ${was(failed)} not uploaded. Please try again.` : '',
  ];
  return {
    title: isOne
      ? 'Document Uploaded Successfully!'
      : `${formatNumber(published.length)} Documents Uploaded Successfully!`,
    description: sentences.filter(Boolean).join(' '),
    tone: hasOthers ? 'default' : 'positive',
  };
}

function failedMessage(failed: number): ToastMessage {
  const documents = failed === 1 ? 'your document' : `${failed} of your documents`;
  return {
    title: 'Upload Failed',
    description: `There was an error uploading ${documents}. Please try again.`,
    tone: 'danger',
  };
}

function was(count: number): string {
  return count === 1 ? 'was' : 'were';
}
