import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../testing/sample-order';
import { briefOf, changedBrief, getBrief } from './brief';

describe('the brief of a paid order', () => {
  it('[O8] sends only what was changed', () => {
    const brief = briefOf(sampleOrder);
    expect(changedBrief(sampleOrder, brief)).toEqual({});
    expect(changedBrief(sampleOrder, { ...brief, phone: ' +971 50 000 0000 ' })).toEqual({
      phone: '+971 50 000 0000',
    });
    expect(changedBrief(sampleOrder, { ...brief, paperDescription: '' })).toEqual({ paperDescription: '' });
  });

  it('[X4] finds what was typed before a reload, and nothing in a text of another kind', () => {
    expect(getBrief(JSON.stringify({ phone: '1', topic: 'no', reference: 5 }))).toEqual({ phone: '1' });
    expect(getBrief('')).toEqual({});
    expect(getBrief('null')).toEqual({});
  });
});
