import type { Opening } from '@aw/content/schemas/careers';
import { useEffect, useRef } from 'react';
import { MessageForm } from '~/contact-messages/message-form';

/** The form of an application, in its place below the opening; it takes the focus when it opens. */
export function ApplicationForm({ opening }: { opening: Opening }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={`apply-${opening.id}`}
      className="grid gap-4 border-s border-margin-rule ps-4 sm:ps-6"
    >
      <h4
        id={`apply-${opening.id}`}
        ref={heading}
        tabIndex={-1}
        className="text-17 leading-title font-strong"
      >
        Your application as {opening.title}
      </h4>
      <MessageForm
        kind="application"
        name="full"
        about={opening.id}
        subject={`Application: ${opening.title}`}
        messageLabel="About you and your work"
        submitLabel="Send application"
      />
    </section>
  );
}
