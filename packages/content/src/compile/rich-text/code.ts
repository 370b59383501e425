import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import matlab from 'highlight.js/lib/languages/matlab';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import sql from 'highlight.js/lib/languages/sql';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';
import { visit } from 'unist-util-visit';

/** Languages that courses teach. The 37 "common" ones would double the size of the preview's code. */
const lowlight = createLowlight({
  bash,
  c,
  cpp,
  csharp,
  css,
  java,
  javascript,
  matlab,
  python,
  r,
  sql,
  xml,
});

/** Highlights code whose fence names one of these languages. The language is never guessed. */
export function rehypeCode() {
  return (tree: Root) => {
    visit(tree, 'element', (code, _index, parent) => {
      if (code.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
      const name = /^language-(.+)$/.exec(String(Object(code.properties.className)[0]))?.[1]?.toLowerCase();
      if (!name || !lowlight.registered(name)) return;
      const { children } = lowlight.highlight(name, textOf(code));
      code.children = children.filter((child) => child.type !== 'doctype');
    });
  };
}
