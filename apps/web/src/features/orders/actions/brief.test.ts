import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../testing/sample-order';
import { briefOf, changedBrief, parseBrief } from './brief';

describe('the brief of a paid order', () => {
  it('[O8] sends only the changed fields', () => {
    const brief = briefOf(sampleOrder);
    expect(changedBrief(sampleOrder, brief)).toEqual({});
    expect(changedBrief(sampleOrder, { ...brief, phone: ' +971 50 000 0000 ' })).toEqual({
      phone: '+971 50 000 0000',
    });
    expect(changedBrief(sampleOrder, { ...brief, paperDescription: '' })).toEqual({ paperDescription: '' });
  });

  it('[X4] restores the fields typed before a reload, and ignores other and malformed ones', () => {
    expect(parseBrief({ phone: '1', topic: 'no', reference: 5 })).toEqual({ phone: '1' });
  });
});
