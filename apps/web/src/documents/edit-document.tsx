import { academicTerms } from '@aw/contracts/documents/academic-terms';
import { documentTypeNames, documentTypes } from '@aw/contracts/documents/document-types';
import { changeDocument, documentChange } from '@aw/contracts/documents/own-documents';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { EditDocumentDialog } from '@aw/ui/patterns/edit-document-dialog';
import { useToast } from '@aw/ui/primitives/toast';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { CourseCombobox } from '~/schools/course-combobox';
import { SchoolCombobox } from '~/schools/school-combobox';
import { SubjectCombobox } from './subject-combobox';
import { useDocumentChange } from './use-document-change';
import { useDocumentPlace } from './use-document-place';

const { title, description } = documentChange.shape;
const schema = z.object({
  title: z.nonoptional(title),
  description: z.nonoptional(description),
  documentType: z.enum(documentTypes),
  term: z.string(),
});

type EditDocumentProps = {
  document: DocumentCard;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Edits the details that the uploader of a document entered. */
export function EditDocument({ document, isOpen, onOpenChange }: EditDocumentProps) {
  const { id } = document;
  const { toast } = useToast();
  const [subject, setSubject] = useState(document.subject);
  const place = useDocumentPlace(document);
  const change = useDocumentChange(id, (typed: z.output<typeof schema>) =>
    api.call(changeDocument, {
      params: { id },
      body: {
        ...typed,
        term: typed.term || null,
        subject,
        ...place.changes,
      },
    }),
  );
  const save = async (typed: z.output<typeof schema>) => {
    const { heldAt, status } = await change.mutateAsync(typed);
    toast({
      title: 'Document changed',
      description:
        heldAt && status === 'refused'
          ? 'Our staff will review the change before the document is in the library again.'
          : undefined,
    });
  };
  return (
    <EditDocumentDialog
      values={{
        title: document.title,
        description: document.description ?? '',
        documentType: document.documentType,
        term: document.term ?? '',
      }}
      schema={schema}
      types={documentTypes.map((type) => ({ value: type, label: documentTypeNames[type] }))}
      terms={termOptions(document.term)}
      subject={<SubjectCombobox value={subject} onChange={setSubject} />}
      school={
        <SchoolCombobox
          chosen={place.school}
          onChoose={place.chooseSchool}
          onClear={() => place.chooseSchool(undefined)}
        />
      }
      course={
        <CourseCombobox
          key={place.school?.id}
          schoolId={place.schoolId}
          isNewSchool={place.isSchoolTyped}
          chosen={place.course}
          onChoose={place.chooseCourse}
          onClear={() => place.chooseCourse(undefined)}
        />
      }
      onSave={save}
      explain={(error) => failureOf(error)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}

/** Returns the terms around today and the document's own term. */
function termOptions(current: string | null) {
  const terms = academicTerms(new Date());
  const all = current === null || terms.includes(current) ? terms : [...terms, current];
  return [{ value: '', label: 'No term' }, ...all.map((term) => ({ value: term, label: term }))];
}
