import { Fragment } from 'react';
import { Action, Lines, Paragraph } from './parts';

/** Shows plain text as a letter: an empty line starts a paragraph, and an address on its own line becomes a button. */
export function Letter({ children }: { children: string }) {
  const blocks = children.split(/\r?\n\s*\n/).flatMap(blocksOf);
  return blocks.map((block, index) => (
    // Blocks never move, so their place is their key.
    <Fragment key={index}>
      {isAddress(block) ? (
        <Action href={block}>Read more</Action>
      ) : (
        <Paragraph>
          <Lines>{block}</Lines>
        </Paragraph>
      )}
    </Fragment>
  ));
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

/** Splits a paragraph at addresses that are on their own line. */
function blocksOf(paragraph: string): string[] {
  const blocks: string[] = [];
  let text: string[] = [];
  const end = () => {
    if (text.length > 0) blocks.push(text.join('\n'));
    text = [];
  };
  for (const line of paragraph.split(/\r?\n/).map((one) => one.trim())) {
    if (isAddress(line)) {
      end();
      blocks.push(line);
    } else if (line !== '') text.push(line);
  }
  end();
  return blocks;
}
