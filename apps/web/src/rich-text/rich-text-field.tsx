import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ImageButton } from './image-button';
import { RichTextPreview } from './rich-text-preview';
import type { TextImages } from './use-text-images';

type RichTextFieldProps = {
  label: string;
  help?: ReactNode;
  error?: string;
  /** Props that register the textarea with its form. */
  registered: Pick<ComponentProps<'textarea'>, 'ref' | 'name' | 'value' | 'onChange' | 'onBlur'>;
  /** Current text, for the preview. */
  source: string;
  /** Images of the text. The submit button must use `waitForImages`. */
  images: TextImages;
  maxLength: number;
  rows?: number;
};

/** Field for a text with formulas, code and images, with a preview below it. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, help, error, registered, source, images, maxLength, rows = 6 } = props;
  // Hints appear with the first focus. They stay, so that no button moves while it is clicked.
  const [hasHints, setHasHints] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label={label} help={help} error={error} isRequired>
        <Textarea
          {...images.bind(registered)}
          onFocus={() => setHasHints(true)}
          rows={rows}
          maxLength={maxLength}
          dir="auto"
        />
      </Field>
      <ImageButton images={images} hasHint={hasHints} />
      <RichTextPreview source={source} hasHint={hasHints} />
    </div>
  );
}
