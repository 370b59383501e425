import { documentTypeNames, documentTypes } from '@aw/contracts/documents/document-types';
import { isBlank } from '@aw/contracts/one-line';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { Select } from '@aw/ui/primitives/select';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useRef } from 'react';
import { SubjectCombobox } from '~/documents/subject-combobox';
import { searchedWords } from '~/lib/searched-words';
import { useAddressParams } from '~/lib/use-address-params';
import type { UploadDetails } from './upload-item';

type UploadDetailsFieldsProps = {
  details: UploadDetails;
  /** Error that the server reported for the fields. */
  problem: string | undefined;
  onChange: (part: Partial<UploadDetails>) => void;
};

const titleRequired = 'Title Required: Please provide a title for your document.';

/** The fields that describe a file before it is sent. */
export function UploadDetailsFields({ details, problem, onChange }: UploadDetailsFieldsProps) {
  const titleInput = useRef<HTMLInputElement>(null);
  // People who searched for a document that is not here yet may have it themselves.
  const words = searchedWords(useAddressParams()[0]);
  return (
    <>
      {problem && (
        <div className="sm:col-span-2">
          <Note tone="danger" title="Upload Failed.">
            {problem}
          </Note>
        </div>
      )}
      <div className="grid grid-cols-1 content-start justify-items-start gap-1.5 [&>div]:w-full">
        <Field label="Title" isRequired error={isBlank(details.title) ? titleRequired : undefined}>
          <Input
            ref={titleInput}
            value={details.title}
            maxLength={200}
            // From now on it counts as typed, so that no suggestion moves the cursor.
            onFocus={() => onChange({ title: details.title })}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
        {words !== '' && details.title !== words && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              titleInput.current?.focus();
              onChange({ title: words });
            }}
          >
            <span className="truncate">{`Use “${words}” as the title`}</span>
          </Button>
        )}
      </div>
      <Field label="Document type">
        <Select
          options={documentTypes.map((type) => ({ value: type, label: documentTypeNames[type] }))}
          value={details.documentType}
          onValueChange={(value) =>
            onChange({ documentType: documentTypes.find((type) => type === value) ?? 'notes' })
          }
        />
      </Field>
      <Field label="Description">
        <Textarea
          rows={1}
          value={details.description}
          maxLength={2000}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Field label="Subject">
        <SubjectCombobox value={details.subject} onChange={(subject) => onChange({ subject })} />
      </Field>
    </>
  );
}
