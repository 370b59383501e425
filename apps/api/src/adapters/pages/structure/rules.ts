import type { LayoutReader } from './text-styles';

/** A drawn line or filled box, in points from the top left corner of the page. */
export type Rule = { left: number; top: number; right: number; bottom: number };

const [pathType, formType] = [2, 5];
const maxRules = 2000;
const maxObjects = 20_000;

/** Returns the lines and boxes of an upright page that could be the borders of a table. */
export function readRules(
  { module, pageIdx, memory }: LayoutReader,
  page: { width: number; height: number },
): Rule[] {
  const rules: Rule[] = [];
  const toTop = pageMapper({ module, pageIdx, memory }, page);
  const count = Math.min(module._FPDFPage_CountObjects(pageIdx), maxObjects);
  for (let at = 0; at < count && rules.length < maxRules; at++) {
    const object = module._FPDFPage_GetObject(pageIdx, at);
    const type = module._FPDFPageObj_GetType(object);
    if (type !== pathType || type === formType) continue;
    if (!module._FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12)) continue;
    const view = new DataView(module.HEAPU8.buffer, memory, 16);
    const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((byte) =>
      view.getFloat32(byte, true),
    );
    const rule = toTop(left, bottom, right, top);
    if (rule.right - rule.left >= 8 || rule.bottom - rule.top >= 8) rules.push(rule);
  }
  return rules;
}

/** Maps a box of the page's own coordinates to points from the top left corner, as the page is shown. */
function pageMapper(
  { module, pageIdx, memory }: Pick<LayoutReader, 'module' | 'pageIdx' | 'memory'>,
  { width, height }: { width: number; height: number },
) {
  const unit = 1_000_000;
  const map = (x: number, y: number): [number, number] => {
    module._FPDF_PageToDevice(pageIdx, 0, 0, unit, unit, 0, x, y, memory, memory + 4);
    const view = new DataView(module.HEAPU8.buffer, memory, 8);
    return [(view.getInt32(0, true) / unit) * width, (view.getInt32(4, true) / unit) * height];
  };
  return (left: number, bottom: number, right: number, top: number): Rule => {
    const [a, b] = [map(left, bottom), map(right, top)];
    return {
      left: Math.min(a[0], b[0]),
      top: Math.min(a[1], b[1]),
      right: Math.max(a[0], b[0]),
      bottom: Math.max(a[1], b[1]),
    };
  };
}
