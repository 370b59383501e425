type Selection = { value: string; selectionStart: number; selectionEnd: number };

/** What is typed in for an image, from `start` to `end` of the text; `description` is where its words stand then. */
type Insertion = { start: number; end: number; text: string; description: [start: number, end: number] };

const images = /!\[[^\]\n]*\]\([^)\n]*\)/g;

/**
 * An image as Markdown, on a line of its own at the cursor, or behind the image that the cursor stands in, which may just
 * have been described. Its description begins as the words of the file's name.
 */
export function imageAt(selection: Selection, url: string, fileName: string): Insertion {
  const { value } = selection;
  const [start, end] = placeOf(selection);
  const words = describe(fileName);
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

function placeOf({ value, selectionStart, selectionEnd }: Selection): [start: number, end: number] {
  for (const { index, 0: image } of value.matchAll(images)) {
    const end = index + image.length;
    if (index < selectionStart && selectionEnd < end) return [end, end];
  }
  return [selectionStart, selectionEnd];
}

/** 'Circuit diagram' of 'circuit_diagram.png'; 'image' where the name says nothing, as of what was pasted. */
function describe(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^\p{L}\p{N}'’.,]+/gu, ' ')
    .slice(0, 80)
    .trim();
  const isByMachine = /^(?:dsc|image|img|photo|pxl|screen ?shot)\b/i.test(words) || !/\p{L}/u.test(words);
  return isByMachine ? 'image' : words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Types an image into a text at its cursor, so that it can be taken back like what was typed. Whoever writes there goes on
 * behind it; who chose the image with the button finds its description marked, and who is elsewhere stays there. False
 * where the text has no room for it.
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
  // The one way that the browser can undo; where it does not know it, the text is set.
  if (!page.execCommand('insertText', false, text)) setText(field, { start, end, text });
  if (!isWriting) field.setSelectionRange(...description);
  return true;
}

function setText(
  field: HTMLTextAreaElement,
  { start, end, text }: Pick<Insertion, 'start' | 'end' | 'text'>,
) {
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
