import { courseTitle } from '@aw/contracts/schools/course-title';
import type { Course } from '@aw/contracts/schools/public';
import { Combobox } from '@aw/ui/primitives/combobox';
import { useQuery } from '@tanstack/react-query';
import { useTypeAhead } from '~/lib/use-type-ahead';
import { courseOptionsQuery } from './school-options';

type CourseComboboxProps = {
  schoolId: number | undefined;
  chosen: Pick<Course, 'id' | 'name' | 'code'> | undefined;
  onChoose: (course: Course) => void;
  onClear: () => void;
  /** Called with the typed text to add a course that is not in the list. */
  onAdd?: (typed: string) => void;
  /** True for a school that is not in the list. Its courses are typed, and staff confirm them. */
  isNewSchool?: boolean;
  size?: 'sm' | 'md';
};

/** Combobox of the courses of one school, searched by name, code or department. Used inside a Field. */
export function CourseCombobox({
  schoolId,
  chosen,
  onChoose,
  onClear,
  onAdd,
  isNewSchool = false,
  size,
}: CourseComboboxProps) {
  const label = chosen && courseTitle(chosen);
  const { text, query, onType, onChosen, onBlur } = useTypeAhead(label, onClear);
  const courses = useQuery({ ...courseOptionsQuery(schoolId ?? 0, query), enabled: schoolId !== undefined });
  const newName = query === '' ? '' : text.trim();
  const footerOf = () => {
    if (!isNewSchool) return { label: 'Add course', onSelect: () => onAdd?.(newName) };
    if (newName.length < 2) return undefined;
    return {
      label: `Add “${newName}”: our staff will confirm it`,
      onSelect: () => {
        onChosen();
        onAdd?.(newName);
      },
    };
  };
  const options = (courses.data ?? []).map((course) => ({
    value: String(course.id),
    label: courseTitle(course),
    detail: course.department ?? undefined,
    course,
  }));
  return (
    <Combobox
      options={options}
      query={text}
      onQueryChange={onType}
      onSelect={({ course }) => {
        onChosen();
        onChoose(course);
      }}
      onBlur={onBlur}
      isLoading={courses.isFetching}
      isDisabled={schoolId === undefined && !isNewSchool}
      placeholder={
        schoolId === undefined && !isNewSchool ? 'Choose a school first' : 'Type a course or its code'
      }
      emptyText={courses.isError ? 'Failed to fetch courses' : 'No course matches.'}
      footerAction={onAdd && footerOf()}
      size={size}
    />
  );
}
