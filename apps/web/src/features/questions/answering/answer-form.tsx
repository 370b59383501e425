import { Button } from '@aw/ui/primitives/button';
import { FieldGroup } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { type ReactNode, useCallback, useState } from 'react';
import { RichTextField } from '~/rich-text/rich-text-field';
import { useTextImages, waitForImages } from '~/rich-text/use-text-images';
import { StepsEditor } from './steps-editor';
import type { AnswerForm } from './use-answer-form';

type AnswerFormFieldsProps = {
  form: AnswerForm;
  /** Labels of the submit button, at rest and while the call is pending. */
  submit: { label: string; pendingLabel: string };
  /** Shown above the buttons, such as a conflict that prevents saving. */
  notice?: ReactNode;
  /** Shown beside the button, such as a cancel button or the state of the draft. */
  aside?: ReactNode;
};

/** Form for the hints and the full answer. */
export function AnswerFormFields({ form, submit, notice, aside }: AnswerFormFieldsProps) {
  const { formProps, field, errors, note, submitProps } = form;
  const images = useTextImages();
  const stepUploads = useStepUploads();
  const isSending = images.isSending || stepUploads.isSending;
  return (
    <form {...formProps} className="grid grid-cols-1 gap-6">
      <FieldGroup label="Hints (optional)">
        <StepsEditor
          steps={form.steps}
          onChange={form.changeSteps}
          errors={form.stepErrorsByKey}
          onSending={stepUploads.report}
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
        <Button {...waitForImages(submitProps, { isSending, pendingLabel: submit.pendingLabel })}>
          {submit.label}
        </Button>
        {aside}
      </div>
    </form>
  );
}

/** Tracks which hints are uploading an image. Each hint reports for itself, also when it is removed. */
function useStepUploads() {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const report = useCallback(
    (key: number, isSending: boolean) =>
      setKeys((list) => [...list.filter((other) => other !== key), ...(isSending ? [key] : [])]),
    [],
  );
  return { isSending: keys.length > 0, report };
}
