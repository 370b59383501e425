import type { ToastMessage } from '@aw/ui/toast';

/** The toast of a document that has arrived and passed its checks. */
export function uploadedMessage(title: string): ToastMessage {
  return {
    title: 'Document Uploaded Successfully!',
    description: `"${title}" has been uploaded to the platform.`,
    tone: 'positive',
  };
}

/** The toast of a document that has not; its row says why. */
export const uploadFailedMessage: ToastMessage = {
  title: 'Upload Failed',
  description: 'There was an error uploading your document. Please try again.',
  tone: 'danger',
};
