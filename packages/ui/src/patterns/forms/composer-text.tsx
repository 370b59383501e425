import { type ComponentProps, useId } from 'react';

/** Frame of a composer, which shows the focus of the text inside. */
export const composerFrame =
  'grid grid-cols-1 gap-2 rounded-2 border border-line-strong bg-surface-raised p-2 has-[textarea:focus]:border-accent has-[textarea:focus]:outline-2 has-[textarea:focus]:-outline-offset-1 has-[textarea:focus]:outline-accent';

/** Field for the text of a message. It grows with the text. */
export function ComposerText(props: Omit<ComponentProps<'textarea'>, 'id' | 'rows' | 'className'>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Message
      </label>
      <div className="grid *:field-sizing-content *:max-h-[min(20rem,30dvh)]">
        <textarea
          {...props}
          id={id}
          rows={2}
          className="min-h-18 w-full resize-none rounded-2 bg-transparent px-3 py-2.25 text-16 leading-[1.5] text-ink outline-none disabled:text-ink-faint"
        />
      </div>
    </>
  );
}
