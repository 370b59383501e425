import { describe, expect, it } from 'vitest';
import { file, message, sampleOrder } from '../testing/sample-order';
import { holdsBack, waitingFiles } from './attachments';

const own = (id: string) => ({ ...file, id, role: 'message' as const });

describe('files of a message', () => {
  it('[O10] that arrived before a reload still wait for their message; sent, removed and other ones do not', () => {
    const order = {
      ...sampleOrder,
      files: [own('a'), own('b'), own('c'), file, { ...own('d'), from: 'staff' as const }],
      messages: [{ ...message, files: [own('b')] }],
    };
    expect(waitingFiles(order, ['c']).map(({ id }) => id)).toEqual(['a']);
  });

  it('[O10] keep the message back while they move, or while one failed', () => {
    const moving = { key: '1', file: new File(['x'], 'a.txt'), sentBytes: 0 };
    expect(holdsBack([])).toBeUndefined();
    expect(holdsBack([moving])).toContain('wait');
    expect(holdsBack([moving, { ...moving, problem: 'No connection.' }])).toContain('try again or remove it');
  });
});
