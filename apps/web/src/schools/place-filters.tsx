import { Field } from '@aw/ui/primitives/field';
import { useQuery } from '@tanstack/react-query';
import { CourseCombobox } from './course-combobox';
import { courseQuery } from './find-course';
import { schoolQuery } from './get-school';
import { SchoolCombobox } from './school-combobox';

/** School and course by which a list is filtered. */
export type Place = { schoolId: number | undefined; courseId: number | undefined };

type PlaceFiltersProps = {
  place: Place;
  change: (part: Partial<Place>) => void;
  /** False for lists that can be filtered by school only. */
  hasCourse?: boolean;
};

/** The filters for a school and, once one is chosen, for its courses. */
export function PlaceFilters({ place: { schoolId, courseId }, change, hasCourse = true }: PlaceFiltersProps) {
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
      {hasCourse && schoolId !== undefined && (
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
