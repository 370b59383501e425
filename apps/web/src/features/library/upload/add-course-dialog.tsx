import type { School } from '@aw/contracts/schools/public';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { useToast } from '@aw/ui/primitives/toast';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAddCourse } from '../schools/add-course';
import { type CourseDraft, courseFields, courseToAdd, missingFields } from './course-fields';

type AddCourseDialogProps = {
  school: Pick<School, 'id' | 'name'>;
  term: string;
  typed: string;
  /** Gets the id of the new course, or of the one that was there already. */
  onAdded: (courseId: number) => void;
  onClose: () => void;
};

/** A course that is not in the list: its name, and a code and department guessed from it. */
export function AddCourseDialog({ school, term, typed, onAdded, onClose }: AddCourseDialogProps) {
  const [draft, setDraft] = useState<CourseDraft>({ name: typed });
  const add = useAddCourse();
  const { toast } = useToast();
  const formId = useId();
  const codeField = useRef<HTMLInputElement>(null);
  const fields = courseFields(draft);
  const [isChecked, setIsChecked] = useState(false);
  const missing = missingFields(draft, school, term);
  const errors = isChecked ? missing : {};

  const send = () =>
    add.mutate(
      { schoolId: school.id, ...courseToAdd(draft) },
      {
        onSuccess: ({ course, isNew }) => {
          toast(isNew ? addedMessage(course.name) : listedMessage(course.code ?? course.name, course.name));
          onAdded(course.id);
          onClose();
        },
        onError: () => toast({ ...addFailed, tone: 'danger' }),
      },
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (missing.name) return;
    if (missing.code) codeField.current?.focus();
    else if (!add.isPending) send();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add course"
      description={`For ${school.name}. Code and department are guessed from the name; please correct them if needed.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={missing.name !== undefined}
            isPending={add.isPending}
            pendingLabel="Adding..."
          >
            Add course
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Course name" isRequired error={errors.name}>
          <Input
            value={fields.name}
            maxLength={200}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
            onBlur={() => setIsChecked(true)}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[1fr_1.6fr]">
          <Field label="Code" isRequired error={errors.code}>
            <Input
              ref={codeField}
              value={fields.code}
              maxLength={40}
              onChange={(event) => setDraft({ ...draft, code: event.target.value })}
            />
          </Field>
          <Field label="Department">
            <Input
              value={fields.department}
              maxLength={200}
              onChange={(event) => setDraft({ ...draft, department: event.target.value })}
            />
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
    description: `${code} is already listed as ${name} and is now selected. You can upload documents.`,
  };
}
