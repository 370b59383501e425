import { type DemoQuestion, questionFields } from '../demo';
import { DemoFileError } from './demo-file-error';
import { parseYaml, splitFrontMatter } from './front-matter';

/** Parses one Markdown file of the folder `questions`: the question, then `## Step: …` and `## Answer` if there are any. */
export function parseQuestion(slug: string, text: string): DemoQuestion {
  const file = `questions/${slug}.md`;
  const { head, body } = splitFrontMatter(text, file);
  const { isVerified, ...fields } = parseYaml(questionFields, head, { file });
  const [content = '', ...sections] = body.split(/^## (?=Step: |Answer$)/m);
  const question = { ...fields, content: content.trim() };
  if (sections.length === 0) return question;
  const parts = sections.map((section) => {
    const [label = '', ...lines] = section.split('\n');
    return { label: label.replace('Step: ', ''), content: lines.join('\n').trim() };
  });
  const answer = parts.pop();
  if (answer?.label !== 'Answer' || parts.some(({ label }) => label === 'Answer'))
    throw new DemoFileError({ file }, 'The last section, and only the last, is "## Answer".');
  return { ...question, answer: { content: answer.content, steps: parts, isVerified } };
}
