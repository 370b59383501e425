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
  /** What ties it to its form. */
  registered: Pick<ComponentProps<'textarea'>, 'ref' | 'name' | 'value' | 'onChange' | 'onBlur'>;
  /** The typed text, for the preview. */
  source: string;
  /** Its images; their `hold` goes around the props of the button that posts it. */
  images: TextImages;
  maxLength: number;
  rows?: number;
};

/** A text with formulas, code and images: the field, and under it what it will look like. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, help, error, registered, source, images, maxLength, rows = 6 } = props;
  // Hints appear with the first focus, and stay so that no button moves away from a click.
  const [hasHints, setHasHints] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label={label} help={help} error={error} isRequired>
        <Textarea
          {...images.tie(registered)}
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
