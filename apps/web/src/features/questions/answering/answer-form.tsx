import { Button } from '@aw/ui/primitives/button';
import { FieldGroup } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { type ReactNode, useCallback, useState } from 'react';
import { RichTextField } from '~/rich-text/rich-text-field';
import { holdForImages, useTextImages } from '~/rich-text/use-text-images';
import { StepsEditor } from './steps-editor';
import type { AnswerForm } from './use-answer-form';

type AnswerFormFieldsProps = {
  form: AnswerForm;
  /** What the button says, and while it is under way. */
  submit: { label: string; pendingLabel: string };
  /** Above the buttons: what keeps it from being saved or posted. */
  notice?: ReactNode;
  /** Beside the button: a way out, where the text is kept. */
  aside?: ReactNode;
};

/** An answer with its hints, being written. */
export function AnswerFormFields({ form, submit, notice, aside }: AnswerFormFieldsProps) {
  const { formProps, field, errors, note, submitProps } = form;
  const images = useTextImages();
  const sendingSteps = useSendingSteps();
  const isSending = images.isSending || sendingSteps.isSending;
  return (
    <form {...formProps} className="grid grid-cols-1 gap-6">
      <FieldGroup label="Hints (optional)">
        <StepsEditor
          steps={form.steps}
          onChange={form.changeSteps}
          errors={form.wrongSteps}
          onSending={sendingSteps.note}
        />
      </FieldGroup>
      <RichTextField
        label="Full answer"
        error={errors.content}
        registered={field('content')}
        source={form.content}
        images={images}
        maxLength={30_000}
        rows={10}
      />
      {note && <Note tone="danger">{note}</Note>}
      {notice}
      <div className="flex flex-wrap items-center gap-3">
        <Button {...holdForImages(submitProps, { isSending, pendingLabel: submit.pendingLabel })}>
          {submit.label}
        </Button>
        {aside}
      </div>
    </form>
  );
}

/** Whether an image of a hint is on its way; hints say so themselves, and when they are taken away. */
function useSendingSteps() {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const note = useCallback(
    (key: number, isSending: boolean) =>
      setKeys((list) => [...list.filter((one) => one !== key), ...(isSending ? [key] : [])]),
    [],
  );
  return { isSending: keys.length > 0, note };
}
