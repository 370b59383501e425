import { addCourse, type Course, listSchoolCourses } from '@aw/contracts/schools/public';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { libraryKeys } from '../library-keys';

type NewCourse = { schoolId: number; name: string; code: string; department: string };

/** Adds a course to a school, or returns the existing one with this code (`isNew` is false). */
export function useAddCourse() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewCourse): Promise<{ course: Course; isNew: boolean }> => {
      // The response status would tell, but the API client returns only the body.
      const query = { q: body.code, limit: 100 };
      const existing = await api.call(listSchoolCourses, { params: { id: body.schoolId }, query });
      const course = await api.call(addCourse, { body });
      return { course, isNew: !existing.some(({ id }) => id === course.id) };
    },
    onSuccess: ({ course }) =>
      queryClient.invalidateQueries({ queryKey: libraryKeys.courses(course.schoolId) }),
  });
}
