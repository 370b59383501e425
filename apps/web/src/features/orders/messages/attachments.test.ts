import { describe, expect, it } from 'vitest';
import { file, message, sampleOrder } from '../testing/sample-order';
import { uploadObstacle, waitingFiles } from './attachments';

const own = (id: string) => ({ ...file, id, role: 'message' as const });

describe('files of a message', () => {
  it('[O10] uploaded before a reload are still attached; sent, removed and other files are not', () => {
    const order = {
      ...sampleOrder,
      files: [own('a'), own('b'), own('c'), file, { ...own('d'), from: 'staff' as const }],
      messages: [{ ...message, files: [own('b')] }],
    };
    expect(waitingFiles(order, ['c']).map(({ id }) => id)).toEqual(['a']);
  });

  it('[O10] block sending while they upload or after an upload has failed', () => {
    const problem = { reason: 'No connection.', canRetry: true };
    expect(uploadObstacle([])).toBeUndefined();
    expect(uploadObstacle([{}])).toContain('wait');
    expect(uploadObstacle([{}, { problem }])).toContain('try again or remove it');
  });
});
