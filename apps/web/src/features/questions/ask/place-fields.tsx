import { Field } from '@aw/ui/primitives/field';
import { useQuery } from '@tanstack/react-query';
import { CourseCombobox } from '~/schools/course-combobox';
import { courseQuery } from '~/schools/find-course';
import { schoolQuery } from '~/schools/get-school';
import { SchoolCombobox } from '~/schools/school-combobox';
import type { AskForm } from './use-ask-form';

/** School and course of a question. The course field appears once a school is chosen. */
export function PlaceFields({ form: { choice, errors } }: { form: AskForm }) {
  const schoolId = choice('schoolId');
  const courseId = choice('courseId');
  const school = useQuery({ ...schoolQuery(schoolId.value ?? 0), enabled: Boolean(schoolId.value) });
  const course = useQuery({
    ...courseQuery(schoolId.value ?? 0, courseId.value ?? 0),
    enabled: Boolean(schoolId.value && courseId.value),
  });
  const chooseSchool = (id: number | null) => {
    courseId.set(null);
    schoolId.set(id);
  };
  return (
    <>
      <Field label="School" error={errors.schoolId}>
        <SchoolCombobox
          chosen={schoolId.value ? school.data : undefined}
          onChoose={({ id }) => chooseSchool(id)}
          onClear={() => chooseSchool(null)}
        />
      </Field>
      {schoolId.value && (
        <Field label="Course" error={errors.courseId}>
          <CourseCombobox
            key={schoolId.value}
            schoolId={schoolId.value}
            chosen={courseId.value ? (course.data ?? undefined) : undefined}
            onChoose={({ id }) => courseId.set(id)}
            onClear={() => courseId.set(null)}
          />
        </Field>
      )}
    </>
  );
}
