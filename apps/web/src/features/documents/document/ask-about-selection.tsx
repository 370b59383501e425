import { Button } from '@aw/ui/primitives/button';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '~/lib/paths';
import { keepSelectedQuote } from '~/lib/selected-quote';
import { useGo } from '~/lib/use-go';

type AskAboutSelectionProps = { documentId: number; page: number; children: ReactNode };

/**
 * Text of a page. While some of it is selected, a button below it asks a question about the selection. The selection is not
 * part of the address, because a locked page's words must be in none.
 */
export function AskAboutSelection({ documentId, page, children }: AskAboutSelectionProps) {
  const text = useRef<HTMLDivElement>(null);
  const selected = useSelectedText(text);
  const go = useGo();
  return (
    <>
      <div ref={text}>{children}</div>
      {selected !== '' && (
        <div className="sticky bottom-4 mt-3 grid justify-items-end print:hidden">
          <Button
            size="sm"
            icon={CircleHelp}
            onClick={() =>
              void go(paths.askOn({ document: documentId, page }), { state: keepSelectedQuote(selected) })
            }
          >
            Ask about this
          </Button>
        </div>
      )}
    </>
  );
}

/** Browsers on phones end a selection when a button is touched, so the text stays for a moment. */
const endDelayMs = 400;

/** Returns the selected text if all of it is inside the element, otherwise an empty text. */
function useSelectedText(element: { current: HTMLElement | null }): string {
  const [selected, setSelected] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      const words = selectionIn(element.current);
      timer = setTimeout(() => setSelected(words), words === '' ? endDelayMs : 0);
    };
    document.addEventListener('selectionchange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', update);
    };
  }, [element]);
  return selected;
}

function selectionIn(element: HTMLElement | null): string {
  const selection = document.getSelection();
  if (!element || !selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  const { commonAncestorContainer } = selection.getRangeAt(0);
  return element.contains(commonAncestorContainer) ? selection.toString().trim() : '';
}
