import { documentTypeNames } from '@aw/contracts/documents/document-types';
import { useQuery } from '@tanstack/react-query';
import { courseLabel, courseQuery } from '../schools/find-course';
import { schoolQuery } from '../schools/get-school';
import { type DocumentsSearch, toggle } from './documents-search';
import type { ChangeSearch } from './use-documents-search';

/** One removable chip for each filter that is on. */
export function useFilterChips(search: DocumentsSearch, change: ChangeSearch) {
  const { schoolId, courseId, subjects, documentTypes } = search;
  const school = useQuery({ ...schoolQuery(schoolId ?? 0), enabled: schoolId !== undefined });
  const course = useQuery({
    ...courseQuery(schoolId ?? 0, courseId ?? 0),
    enabled: schoolId !== undefined && courseId !== undefined,
  });
  const chips = [
    ...documentTypes.map((type) => ({
      label: documentTypeNames[type],
      onRemove: () => change({ documentTypes: toggle(documentTypes, type) }),
    })),
    ...subjects.map((subject) => ({
      label: subject,
      onRemove: () => change({ subjects: toggle(subjects, subject) }),
    })),
  ];
  if (courseId !== undefined) {
    const label = course.data ? courseLabel(course.data) : `Course ${courseId}`;
    chips.unshift({ label, onRemove: () => change({ courseId: undefined }) });
  }
  if (schoolId !== undefined) {
    const label = school.data?.name ?? `School ${schoolId}`;
    chips.unshift({ label, onRemove: () => change({ schoolId: undefined, courseId: undefined }) });
  }
  return chips;
}
