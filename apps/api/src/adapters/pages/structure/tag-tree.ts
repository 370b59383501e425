import type { LayoutReader } from './text-styles';

/** An element of a tagged PDF. Its children are elements and numbers of marked content, in order. */
export type TagNode = {
  type: string;
  alt: string;
  columns: number;
  rows: number;
  children: (TagNode | number)[];
};

const [maxNodes, maxDepth, maxChildren] = [20_000, 40, 100_000];
const textBytes = 2048;

/** Returns the elements of a page, or undefined if the file has none or too many. */
export function readTags(reader: LayoutReader): TagNode[] | undefined {
  const { module, pageIdx } = reader;
  const tree = module._FPDF_StructTree_GetForPage(pageIdx);
  if (!tree) return undefined;
  try {
    const budget = { nodes: maxNodes, children: maxChildren };
    const count = module._FPDF_StructTree_CountChildren(tree);
    const nodes: TagNode[] = [];
    for (let at = 0; at < count && budget.children-- > 0; at++) {
      const element = module._FPDF_StructTree_GetChildAtIndex(tree, at);
      if (element) nodes.push(nodeOf(reader, element, { depth: 0, budget }));
    }
    return nodes.length > 0 && budget.nodes > 0 && budget.children > 0 ? nodes : undefined;
  } finally {
    module._FPDF_StructTree_Close(tree);
  }
}

type Place = { depth: number; budget: { nodes: number; children: number } };

function nodeOf(reader: LayoutReader, element: number, { depth, budget }: Place): TagNode {
  const { module } = reader;
  budget.nodes--;
  const type = textOf(reader, module._FPDF_StructElement_GetType, element);
  const isCell = type === 'TD' || type === 'TH';
  const node: TagNode = {
    type,
    alt: textOf(reader, module._FPDF_StructElement_GetAltText, element),
    columns: isCell ? spanOf(reader, element, 'ColSpan') : 1,
    rows: isCell ? spanOf(reader, element, 'RowSpan') : 1,
    children: [],
  };
  if (depth >= maxDepth) return node;
  const count = module._FPDF_StructElement_CountChildren(element);
  for (let at = 0; at < count && budget.children-- > 0 && budget.nodes > 0; at++) {
    const child = module._FPDF_StructElement_GetChildAtIndex(element, at);
    if (child) node.children.push(nodeOf(reader, child, { depth: depth + 1, budget }));
    else {
      const id = module._FPDF_StructElement_GetChildMarkedContentID(element, at);
      if (id >= 0) node.children.push(id);
    }
  }
  return node;
}

type TextGetter = (element: number, buffer: number, length: number) => number;

/** Returns a text of an element, or '' without one or if it is longer than 1,000 characters. */
function textOf({ module, memory }: LayoutReader, get: TextGetter, element: number): string {
  const length = get(element, memory, textBytes);
  if (length <= 2 || length > textBytes) return '';
  return Buffer.from(module.HEAPU8.subarray(memory, memory + length - 2)).toString('utf16le');
}

function spanOf({ module, memory }: LayoutReader, element: number, name: string): number {
  const count = Math.min(module._FPDF_StructElement_GetAttributeCount(element), 8);
  module.HEAPU8.set(Buffer.from(`${name}\0`), memory + 16);
  for (let at = 0; at < count; at++) {
    const attributes = module._FPDF_StructElement_GetAttributeAtIndex(element, at);
    const value = attributes ? module._FPDF_StructElement_Attr_GetValue(attributes, memory + 16) : 0;
    if (!value || !module._FPDF_StructElement_Attr_GetNumberValue(value, memory)) continue;
    const span = new DataView(module.HEAPU8.buffer, memory, 4).getFloat32(0, true);
    if (Number.isInteger(span) && span > 1 && span <= 40) return span;
  }
  return 1;
}
