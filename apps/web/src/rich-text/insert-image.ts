type Selection = { value: string; selectionStart: number; selectionEnd: number };

/** Text that replaces the range from `start` to `end`. `description` is the range of the image's description afterwards. */
type Insertion = { start: number; end: number; text: string; description: [start: number, end: number] };

const images = /!\[[^\]\n]*\]\([^)\n]*\)/g;

/**
 * Returns the Markdown of an image on its own line at the cursor. If the cursor is inside another image, which may just
 * have been described, it follows that image. The initial description is the file name in words.
 */
export function imageAt(selection: Selection, url: string, fileName: string): Insertion {
  const { value } = selection;
  const [start, end] = rangeFor(selection);
  const words = describeFile(fileName);
  const before = start === 0 || value[start - 1] === '\n' ? '' : '\n';
  const after = value[end] === '\n' ? '' : '\n';
  const from = start + before.length + 2;
  return {
    start,
    end,
    text: `${before}![${words}](${url})${after}`,
    description: [from, from + words.length],
  };
}

function rangeFor({ value, selectionStart, selectionEnd }: Selection): [start: number, end: number] {
  for (const { index, 0: image } of value.matchAll(images)) {
    const end = index + image.length;
    if (index < selectionStart && selectionEnd < end) return [end, end];
  }
  return [selectionStart, selectionEnd];
}

/** Returns 'Circuit diagram' for 'circuit_diagram.png', and 'image' for a meaningless name, such as that of a pasted image. */
function describeFile(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^\p{L}\p{N}'’.,]+/gu, ' ')
    .slice(0, 80)
    .trim();
  const isGenericName = /^(?:dsc|image|img|photo|pxl|screen ?shot)\b/i.test(words) || !/\p{L}/u.test(words);
  return isGenericName ? 'image' : words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Inserts an image at the cursor of a text, so that it can be undone. If the text has the focus, the cursor moves behind the
 * image; if another field has it, the focus stays there; otherwise the description is selected. Returns false if the text
 * would become too long.
 */
export function insertImage(field: HTMLTextAreaElement, url: string, fileName: string): boolean {
  const { start, end, text, description } = imageAt(field, url, fileName);
  const { value, maxLength, ownerDocument: page } = field;
  if (maxLength >= 0 && value.length - (end - start) + text.length > maxLength) return false;
  const active = page.activeElement;
  const isWriting = active === field;
  if (!isWriting && active?.matches('input, textarea, select, [contenteditable]')) {
    setText(field, { start, end, text });
    return true;
  }
  if (!isWriting) field.focus();
  field.setSelectionRange(start, end);
  // Only this command can be undone in the browser. Without it, the text is set directly.
  if (!page.execCommand('insertText', false, text)) setText(field, { start, end, text });
  if (!isWriting) field.setSelectionRange(...description);
  return true;
}

/** Inserts text on its own lines at the cursor, so that it can be undone. Returns false if the text would become too long. */
export function insertLines(field: HTMLTextAreaElement, lines: string): boolean {
  const { value, maxLength, ownerDocument: page } = field;
  const [start, end] = rangeFor(field);
  const before = start === 0 ? '' : value[start - 1] === '\n' ? '\n' : '\n\n';
  const text = `${before}${lines}\n`;
  if (maxLength >= 0 && value.length - (end - start) + text.length > maxLength) return false;
  field.focus();
  field.setSelectionRange(start, end);
  if (!page.execCommand('insertText', false, text)) setText(field, { start, end, text });
  return true;
}

function setText(
  field: HTMLTextAreaElement,
  { start, end, text }: Pick<Insertion, 'start' | 'end' | 'text'>,
) {
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
