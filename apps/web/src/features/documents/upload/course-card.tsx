import { Field } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { Select } from '@aw/ui/primitives/select';
import { useState } from 'react';
import { CourseCombobox } from '~/schools/course-combobox';
import { SchoolCombobox } from '~/schools/school-combobox';
import { AddCourseDialog } from './add-course-dialog';
import { RequestSchoolDialog } from './request-school-dialog';
import type { CourseChoiceState } from './use-course-choice';

type OpenDialog = { kind: 'course' | 'school'; typed: string };

/** The choice of school, course and term for the uploaded documents. */
export function CourseCard({ choice }: { choice: CourseChoiceState }) {
  const { school, course, term, terms, isUnknown, chooseSchool, chooseCourse, setTerm } = choice;
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <section
      aria-labelledby="add-course"
      className="grid gap-4 rounded-2 border border-line bg-surface-raised p-5"
    >
      <h2 id="add-course" className="text-18">
        Add a course to start adding documents
      </h2>
      {isUnknown && (
        <Note tone="caution">
          We could not find the school or course in this link. Please choose it from the list.
        </Note>
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        <Field label="School" isRequired>
          <SchoolCombobox
            chosen={school}
            onChoose={({ id }) => chooseSchool(id)}
            onClear={() => chooseSchool(undefined)}
            onRequest={(typed) => setDialog({ kind: 'school', typed })}
          />
        </Field>
        <Field label="Course" isRequired>
          <CourseCombobox
            key={school?.id}
            schoolId={school?.id}
            chosen={course}
            onChoose={({ id }) => chooseCourse(id)}
            onClear={() => chooseCourse(undefined)}
            onAdd={(typed) => setDialog({ kind: 'course', typed })}
          />
        </Field>
        <Field label="Academic term" isRequired>
          <Select
            options={terms.map((one) => ({ value: one, label: one }))}
            value={term}
            onValueChange={setTerm}
          />
        </Field>
      </div>
      {dialog?.kind === 'course' && school && (
        <AddCourseDialog
          school={school}
          term={term}
          typed={dialog.typed}
          onAdded={chooseCourse}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog?.kind === 'school' && (
        <RequestSchoolDialog typed={dialog.typed} onClose={() => setDialog(undefined)} />
      )}
    </section>
  );
}
