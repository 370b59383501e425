import { expect, it } from 'vitest';
import { type BatchOutcome, batchMessage } from './upload-messages';

const noOutcome: BatchOutcome = { published: [], refused: 0, failed: 0 };

it('[D3] the toasts of a single upload have the words of the specification', () => {
  expect(batchMessage({ ...noOutcome, published: ['Lab report 3'] })).toEqual({
    title: 'Document Uploaded Successfully!',
    description: '"Lab report 3" has been uploaded to the platform.',
    tone: 'positive',
  });
  expect(batchMessage({ ...noOutcome, failed: 1 })).toEqual({
    title: 'Upload Failed',
    description: 'There was an error uploading your document. Please try again.',
    tone: 'danger',
  });
});

it('[D3] several uploads give one toast that sums them up', () => {
  const published = Array.from({ length: 10 }, (_, at) => `Paper ${at}`);
  expect(batchMessage({ ...noOutcome, published })).toEqual({
    title: '10 Documents Uploaded Successfully!',
    description: 'They have been uploaded to the platform.',
    tone: 'positive',
  });
  expect(batchMessage({ published, refused: 1, failed: 2 })).toEqual({
    title: '10 Documents Uploaded Successfully!',
    description: '1 document was not accepted. 2 documents were not uploaded. Please try again.',
    tone: 'default',
  });
  expect(batchMessage({ published: ['One'], refused: 2, failed: 0 })?.description).toBe(
    '"One" has been uploaded to the platform. 2 documents were not accepted.',
  );
  expect(batchMessage({ ...noOutcome, failed: 3 })).toEqual({
    title: 'Upload Failed',
    description: 'There was an error uploading 3 of your documents. Please try again.',
    tone: 'danger',
  });
});

it('[D3] refused uploads alone show no toast, because their rows say why', () => {
  expect(batchMessage({ ...noOutcome, refused: 2 })).toBeUndefined();
});
