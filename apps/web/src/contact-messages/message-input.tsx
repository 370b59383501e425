import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Textarea } from '@aw/ui/primitives/textarea';
import type { RegisteredField } from '@aw/ui/primitives/use-zod-form';
import type { MessageField } from './message-fields';

const textFields = {
  name: { label: 'Name', autoComplete: 'name' },
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  subject: { label: 'Subject', autoComplete: 'off' },
} as const;

type MessageInputProps = {
  field: MessageField;
  registered: RegisteredField;
  isHalf?: boolean;
  /** Replaces the label 'Message'. */
  messageLabel?: string;
  defaultValue?: string;
  error?: string;
};

/** Field of the message form. */
export function MessageInput(props: MessageInputProps) {
  const { field, registered, isHalf, messageLabel, defaultValue, error } = props;
  return (
    <div className={isHalf ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
      {field === 'message' ? (
        <Field label={messageLabel ?? 'Message'} error={error} isRequired>
          <Textarea {...registered} rows={7} dir="auto" defaultValue={defaultValue} />
        </Field>
      ) : field === 'email' ? (
        <EmailBox registered={registered} error={error} />
      ) : (
        <Field label={textFields[field].label} error={error} isRequired>
          <Input
            {...registered}
            dir="auto"
            autoComplete={textFields[field].autoComplete}
            defaultValue={defaultValue}
          />
        </Field>
      )}
    </div>
  );
}

/** An email address to answer to. */
export function EmailBox({ registered, error }: Pick<MessageInputProps, 'registered' | 'error'>) {
  return (
    <Field label="Email" error={error} isRequired>
      <Input
        {...registered}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}
