import type { FormEvent } from 'react';

/* A group of controls, such as chosen files, has no state of its own: its first button stands for it. */
const wrong = '[aria-invalid="true"], fieldset:has(> [role="alert"]) button';

/** Leads to the first wrong field of a form, once the errors of its submit are on the page. */
export function focusFirstError(event: FormEvent) {
  const { currentTarget } = event;
  requestAnimationFrame(() => {
    currentTarget.querySelector<HTMLElement>(wrong)?.focus();
  });
}
