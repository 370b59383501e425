import type { Subject } from '@aw/contracts/documents/subjects';
import { proofDays, proofTypes } from '@aw/contracts/experts/profile';
import { ComposerFileRow } from '@aw/ui/patterns/composer-file';
import { DropZone, useFileDrop } from '@aw/ui/patterns/drop-zone';
import { Field } from '@aw/ui/primitives/field';
import { Select } from '@aw/ui/primitives/select';
import { useState } from 'react';
import { isProven } from './proof-rows';
import type { Proofs } from './use-proofs';

type ProofsFieldProps = {
  proofs: Proofs;
  /** The subjects that need a proof. */
  subjects: readonly Subject[];
  /** Text shown if no subject needs a proof. */
  none: string;
};

/** The proofs by subject, and the zone where more can be dropped for a chosen subject. */
export function ProofsField({ proofs, subjects, none }: ProofsFieldProps) {
  const { rows } = proofs;
  const [chosen, setChosen] = useState<Subject>();
  const unproven = subjects.filter((subject) => !isProven(subject, rows));
  const subject = subjects.find((one) => one === chosen) ?? unproven[0] ?? subjects[0];
  const addToSubject = (files: File[]) => {
    if (!subject) return;
    proofs.add(subject, files);
    setChosen(undefined);
  };
  const isDisabled = proofs.isFull || subject === undefined;
  const { isDragOver } = useFileDrop({ onFiles: addToSubject, isDisabled });
  const otherProofs = rows.filter((row) => !subjects.some((one) => one === row.subject));
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-measure text-14 text-ink-muted">
        Add a certificate or transcript for each subject. Only you and our staff can open it. We delete it{' '}
        {proofDays} days after our decision.
      </p>
      {subjects.length === 0 && <p className="text-14">{none}</p>}
      {subjects.map((one) => (
        <SubjectProofs key={one} subject={one} rows={rows.filter((row) => row.subject === one)} />
      ))}
      {subject && (
        <>
          <div className="max-w-dialog">
            <Field label="Subject of the next proof">
              <Select
                value={subject}
                onValueChange={(value) => setChosen(subjects.find((one) => one === value))}
                options={subjects.map((value) => ({ value, label: value }))}
              />
            </Field>
          </div>
          <DropZone
            title={`Add a proof for ${subject}`}
            hint="PDF, JPEG, PNG or WebP, up to 10MB each"
            accept={proofTypes.join(',')}
            onFiles={addToSubject}
            isDragOver={isDragOver}
            isDisabled={isDisabled}
          />
        </>
      )}
      {otherProofs.length > 0 && <SubjectProofs subject="Other proofs that you added" rows={otherProofs} />}
    </div>
  );
}

function SubjectProofs({ subject, rows }: { subject: string; rows: Proofs['rows'] }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="font-sans text-14 font-strong tracking-normal">{subject}</h3>
      {rows.length === 0 ? (
        <p className="text-14 text-ink-muted">No proof yet</p>
      ) : (
        <ul>
          {rows.map(({ file }) => (
            <li key={file.key} className="border-b border-line py-2">
              <ComposerFileRow file={file} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
