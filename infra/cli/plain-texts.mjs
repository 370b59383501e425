// Reads the texts that people see from sources, pages and settings files.
import { parseSync, Visitor } from 'oxc-parser';
import { LineCounter, parseAllDocuments, visit } from 'yaml';

/**
 * Returns the texts of a file, each with its first line. In code these are strings, templates and the text
 * of JSX, but not comments, imports, types, keys and names. An expression inside a template becomes `…`.
 */
export function textsOf(file, source) {
  if (/\.(?:tsx?|mts|mjs)$/.test(file)) return codeTexts(file, source);
  if (file.endsWith('.md')) return [{ text: prose(source), line: 1 }];
  if (file.startsWith('packages/content/') || file.endsWith('/alerts.yaml')) return yamlTexts(source);
  if (/^infra\/(?:compose|docker|kubernetes)\//.test(file)) return [{ text: comments(source), line: 1 }];
  return [{ text: source, line: 1 }];
}

/** Attributes whose values are not shown to people. */
const hiddenAttribute =
  /^(?:className|class|id|key|href|to|src|type|role|name|htmlFor|rel|target|method|value|variant|data-.*|aria-(?!label|description|roledescription|valuetext).*)$/;

function codeTexts(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const hidden = new Set();
  const texts = [];
  const hide = (node) => node && hidden.add(node);
  const add = (node, text) => {
    if (!hidden.has(node) && isText(text)) texts.push({ text, start: node.start });
  };
  new Visitor({
    ImportDeclaration: ({ source: from }) => hide(from),
    ExportNamedDeclaration: ({ source: from }) => hide(from),
    ExportAllDeclaration: ({ source: from }) => hide(from),
    ImportExpression: ({ source: from }) => hide(from),
    TSImportType: ({ source: from }) => hide(from),
    TSLiteralType: ({ literal }) => hide(literal),
    Property: ({ key, computed }) => !computed && hide(key),
    PropertyDefinition: ({ key, computed }) => !computed && hide(key),
    TSPropertySignature: ({ key }) => hide(key),
    MemberExpression: ({ property }) => hide(property),
    JSXAttribute: ({ name, value }) => hiddenAttribute.test(nameOf(name)) && hide(value),
    // SQL and similar languages.
    TaggedTemplateExpression: ({ quasi }) => hide(quasi),
    Literal: (node) => typeof node.value === 'string' && add(node, node.value),
    JSXText: (node) => add(node, node.value),
    TemplateLiteral: (node) => add(node, node.quasis.map(({ value }) => value.cooked).join('…')),
  }).visit(program);
  return texts.map(({ text, start }) => ({ text, line: lineAt(source, start) }));
}

const nameOf = (name) => (name.type === 'JSXNamespacedName' ? name.namespace.name : name.name);

/** Returns true for a text, unlike a word in lower case, a path or a code. */
const isText = (text) => /\s/.test(text.trim()) || /^[A-Z][\w-]+[.:!?…]?$/.test(text.trim());

/** Blanks out the code, the link targets and the comments of a Markdown source. Line numbers stay the same. */
function prose(source) {
  const blank = (part) => part.replaceAll(/[^\n]/g, ' ');
  return source
    .replaceAll(/^ *(`{3,})[\s\S]*?^ *\1$/gm, blank)
    .replaceAll(/`[^`\n]+`/g, blank)
    .replaceAll(/<!--[\s\S]*?-->/g, blank)
    .replaceAll(/\]\([^)\s]+\)/g, blank);
}

/** Blanks out everything before `#`. Line numbers stay the same. */
const comments = (source) => source.replaceAll(/^[^#\n]*/gm, '');

function yamlTexts(source) {
  const lines = new LineCounter();
  const texts = [];
  for (const document of parseAllDocuments(source, { lineCounter: lines }))
    visit(document, {
      Scalar(key, { value, range }) {
        if (key !== 'key' && typeof value === 'string')
          texts.push({ text: value, line: lines.linePos(range[0]).line });
      },
    });
  return texts;
}

/** Returns the line of a position in a source, counted from 1. */
export function lineAt(source, index) {
  return source.slice(0, index).split('\n').length;
}
