import { describe, expect, it } from 'vitest';
import { parseQuestion } from './parse-question';

const head = '---\ntitle: Why?\nsubject: Mathematics\nstudent: Layla\nhoursAgo: 2\n---\n';

describe('the Markdown of questions', () => {
  it('[Q1] a question without sections is not answered', () => {
    expect(parseQuestion('why', `${head}\nI do not see it.\n`)).toEqual({
      title: 'Why?',
      subject: 'Mathematics',
      student: 'Layla',
      hoursAgo: 2,
      content: 'I do not see it.',
    });
  });

  it('[Q1] steps and the answer are the sections below the question', () => {
    const sections = '\n## Step: First\n\nLook.\n\n## Answer\n\nBecause.\n\n### More\n\nOf it.\n';
    const { answer } = parseQuestion('why', `${head}\nI do not see it.\n${sections}`);
    expect(answer).toEqual({
      content: 'Because.\n\n### More\n\nOf it.',
      steps: [{ label: 'First', content: 'Look.' }],
      isVerified: false,
    });
  });

  it('[Q1] a step without an answer and a missing field are reported with the file', () => {
    expect(() => parseQuestion('why', `${head}\nA?\n\n## Step: First\n\nLook.\n`)).toThrow(
      'questions/why.md: The last section, and only the last, is "## Answer".',
    );
    expect(() => parseQuestion('why', '---\ntitle: Why?\n---\n\nA?\n')).toThrow(
      /questions\/why\.md: .*subject/s,
    );
  });
});
