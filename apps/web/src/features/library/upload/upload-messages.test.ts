import { expect, it } from 'vitest';
import { uploadedMessage, uploadFailedMessage } from './upload-messages';

it('[D3] the toasts of an upload have the specification’s words', () => {
  expect(uploadedMessage('Lab report 3')).toMatchObject({
    title: 'Document Uploaded Successfully!',
    description: '"Lab report 3" has been uploaded to the platform.',
  });
  expect(uploadFailedMessage).toMatchObject({
    title: 'Upload Failed',
    description: 'There was an error uploading your document. Please try again.',
    tone: 'danger',
  });
});
