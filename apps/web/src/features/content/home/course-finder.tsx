import { CueSection } from '@aw/ui/patterns/cue-section';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import type { FormEvent } from 'react';
import { paths } from '~/lib/paths';
import { useGo } from '~/lib/use-go';

/** Opens /schools with the typed school and course in the address. */
export function CourseFinder() {
  const go = useGo();

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    void go(paths.schools({ q: textOf(values, 'q'), course: textOf(values, 'course') }));
  }

  return (
    <CueSection title="Course finder" lead="Type your school and your course.">
      {/* Without JavaScript, the browser submits the form to the same address. */}
      <form
        action={paths.schools()}
        onSubmit={find}
        className="grid items-end gap-4 md:grid-cols-[1fr_1fr_auto]"
      >
        <Field label="School">
          <Input name="q" maxLength={200} placeholder="e.g. Khalifa University" autoComplete="off" />
        </Field>
        <Field label="Course">
          <Input name="course" maxLength={200} placeholder="e.g. MATH 152" autoComplete="off" />
        </Field>
        <Button type="submit">Get Course Materials</Button>
      </form>
    </CueSection>
  );
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
