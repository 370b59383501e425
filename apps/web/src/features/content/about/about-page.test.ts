import texts from '@aw/content/about';
import { subjects } from '@aw/contracts/documents/subjects';
import { describe, expect, it } from 'vitest';
import { firstMessage } from './first-message';

describe('the about page', () => {
  it('[X7] the about page names only subjects of the taxonomy, each once', () => {
    expect(new Set(texts.subjectAreas).size).toBe(texts.subjectAreas.length);
    for (const subject of texts.subjectAreas) expect(subjects).toContain(subject);
  });

  it('[X7] a first message has the eight lines that the specification requires', () => {
    expect(firstMessage(texts.contact.send).split('\n')).toEqual([
      'Hello! I have a project:',
      'Project title: ',
      'Academic level: ',
      'Word limit: ',
      'Due date: ',
      'Samples: ',
      'Guidelines: ',
      'Name: ',
      'Contact: ',
    ]);
  });
});
