import { Field } from '@aw/ui/primitives/field';
import { useQuery } from '@tanstack/react-query';
import { CourseCombobox } from '~/schools/course-combobox';
import { courseQuery } from '~/schools/find-course';
import { schoolQuery } from '~/schools/get-school';
import { SchoolCombobox } from '~/schools/school-combobox';
import type { ChangeSearch, DocumentsSearch } from './documents-search';

type PlaceFiltersProps = { search: DocumentsSearch; change: ChangeSearch };

/** The filters for a school and, once one is chosen, for its courses. */
export function PlaceFilters({ search: { schoolId, courseId }, change }: PlaceFiltersProps) {
  const school = useQuery({ ...schoolQuery(schoolId ?? 0), enabled: schoolId !== undefined });
  const course = useQuery({
    ...courseQuery(schoolId ?? 0, courseId ?? 0),
    enabled: schoolId !== undefined && courseId !== undefined,
  });
  return (
    <div className="grid gap-5">
      <Field label="School">
        <SchoolCombobox
          chosen={schoolId === undefined ? undefined : school.data}
          onChoose={({ id }) => change({ schoolId: id, courseId: undefined })}
          onClear={() => change({ schoolId: undefined, courseId: undefined })}
        />
      </Field>
      {schoolId !== undefined && (
        <Field label="Course">
          <CourseCombobox
            key={schoolId}
            schoolId={schoolId}
            chosen={courseId === undefined ? undefined : (course.data ?? undefined)}
            onChoose={({ id }) => change({ courseId: id })}
            onClear={() => change({ courseId: undefined })}
          />
        </Field>
      )}
    </div>
  );
}
