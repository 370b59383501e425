import { Field } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { Select } from '@aw/ui/primitives/select';
import { useState } from 'react';
import { CourseCombobox } from '~/schools/course-combobox';
import { SchoolCombobox } from '~/schools/school-combobox';
import { AddCourseDialog } from './add-course-dialog';
import type { CourseChoiceState } from './use-course-choice';

/** The school, course and term of all files. A school that is not listed is typed, and its course, too. */
export function CourseFields({ choice }: { choice: CourseChoiceState }) {
  const { school, course, term, terms, isUnknown, typedSchool, typedCourse } = choice;
  const [addedCourse, setAddedCourse] = useState<string>();
  return (
    <div className="grid gap-4 rounded-2 border border-line bg-surface-raised p-5">
      {isUnknown && (
        <Note tone="caution">
          We could not find the school or course in this link. Please choose it from the list.
        </Note>
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        <Field
          label="School"
          isRequired
          help={typedSchool && 'Our staff will confirm this school. Your documents do not wait for it.'}
        >
          <SchoolCombobox
            chosen={school ?? named(typedSchool)}
            onChoose={({ id }) => choice.chooseSchool(id)}
            onClear={() => choice.chooseSchool(undefined)}
            onAddName={choice.typeSchool}
          />
        </Field>
        <Field
          label="Course"
          isRequired
          help={
            typedCourse
              ? 'Our staff will confirm this course. Your documents do not wait for it.'
              : !course && 'Add a course to start adding documents'
          }
        >
          <CourseCombobox
            key={school?.id ?? typedSchool}
            schoolId={school?.id}
            isNewSchool={typedSchool !== undefined}
            chosen={course ?? named(typedCourse)}
            onChoose={({ id }) => choice.chooseCourse(id)}
            onClear={() => choice.chooseCourse(undefined)}
            onAdd={school ? setAddedCourse : choice.typeCourse}
          />
        </Field>
        <Field label="Academic term" isRequired>
          <Select
            options={terms.map((one) => ({ value: one, label: one }))}
            value={term}
            onValueChange={choice.setTerm}
          />
        </Field>
      </div>
      {addedCourse !== undefined && school && (
        <AddCourseDialog
          school={school}
          term={term}
          typed={addedCourse}
          onAdded={choice.chooseCourse}
          onClose={() => setAddedCourse(undefined)}
        />
      )}
    </div>
  );
}

/** A typed name in the form of a listed place. */
function named(name: string | undefined) {
  return name === undefined ? undefined : { id: 0, name, code: null };
}
