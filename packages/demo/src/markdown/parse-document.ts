import { type DemoDocument, frontMatter } from '../demo-document';
import { parseYaml, splitFrontMatter } from './front-matter';
import { parseBlocks } from './parse-blocks';

/** Parses one Markdown file of the folder `documents`; throws a DemoFileError for anything that cannot be rendered. */
export function parseDocument(slug: string, text: string): DemoDocument {
  const file = `documents/${slug}.md`;
  const { head, body, line } = splitFrontMatter(text, file);
  return { ...parseYaml(frontMatter, head, { file }), slug, body: parseBlocks(body, { file, line }) };
}
