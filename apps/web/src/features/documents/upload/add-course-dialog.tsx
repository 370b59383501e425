import type { School } from '@aw/contracts/schools/public';
import { addCourse, type Course, listSchoolCourses } from '@aw/contracts/schools/public';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { schoolKeys } from '~/schools/school-keys';
import { courseFields, courseToAdd, missingFields } from './course-fields';

type AddCourseDialogProps = {
  school: Pick<School, 'id' | 'name'>;
  term: string;
  typed: string;
  /** Called with the id of the new course, or of the existing one. */
  onAdded: (courseId: number) => void;
  onClose: () => void;
};

/** Schema of the three fields. */
function courseSchema(school: AddCourseDialogProps['school'], term: string) {
  return z
    .object({ name: z.string(), code: z.string(), department: z.string() })
    .check(({ value, issues }) => {
      for (const [field, message] of Object.entries(missingFields(value, school, term)))
        issues.push({ code: 'custom', message, path: [field], input: value });
    });
}

/** Adds a course that is not in the list. Code and department are suggested from the name. */
export function AddCourseDialog({ school, term, typed, onAdded, onClose }: AddCourseDialogProps) {
  const add = useAddCourse();
  const { toast } = useToast();
  const formId = useId();
  const guess = useRef(courseFields({ name: typed }));
  const schema = useMemo(() => courseSchema(school, term), [school, term]);
  const { form, formProps, field, errors, submitProps } = useZodForm(schema, {
    defaultValues: guess.current,
    send: async (course) => {
      const added = await add.mutateAsync({ schoolId: school.id, ...courseToAdd(course) });
      const { name, code } = added.course;
      toast(added.isNew ? addedMessage(name) : listedMessage(code ?? name, name));
      onAdded(added.course.id);
      onClose();
    },
    explain: () => {
      toast({ ...addFailed, tone: 'danger' });
      return undefined;
    },
    onTyped: ({ name, code, department }) => {
      const next = courseFields({ name });
      // Fields that were not edited follow the name.
      if (code === guess.current.code) form.setValue('code', next.code);
      if (department === guess.current.department) form.setValue('department', next.department);
      guess.current = next;
    },
  });
  const name = field('name');
  const isNameMissing = missingFields({ name: form.watch('name') }, school, term).name !== undefined;

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add course"
      description={`For ${school.name}. We guess the code and department from the name. Please correct them if they are wrong.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            {...submitProps}
            form={formId}
            variant="primary"
            disabled={isNameMissing}
            pendingLabel="Adding..."
          >
            Add course
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} className="grid gap-4">
        <Field label="Course name" isRequired error={errors.name}>
          <Input
            {...name}
            maxLength={200}
            onBlur={async (event) => {
              await name.onBlur(event);
              await form.trigger('name');
            }}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[1fr_1.6fr]">
          <Field label="Code" isRequired error={errors.code}>
            <Input {...field('code')} maxLength={40} />
          </Field>
          <Field label="Department">
            <Input {...field('department')} maxLength={200} />
          </Field>
        </div>
      </form>
    </Dialog>
  );
}

const addFailed = {
  title: 'Error Adding Course',
  description: 'There was an error adding the course. Please try again.',
};

function addedMessage(course: string) {
  return {
    title: 'Course Added Successfully!',
    description: `${course} has been added. You can now upload documents.`,
    tone: 'positive' as const,
  };
}

function listedMessage(code: string, name: string) {
  return {
    title: 'Course Already Listed',
    description: `${code} is already in the list as ${name}. We selected it for you. You can now upload documents.`,
  };
}

type NewCourse = { schoolId: number; name: string; code: string; department: string };

/** Adds a course to a school, or returns the existing one with this code (`isNew` is false). */
function useAddCourse() {
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
      queryClient.invalidateQueries({ queryKey: schoolKeys.courses(course.schoolId) }),
  });
}
