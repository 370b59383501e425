import { hasCode } from '@aw/contracts/api-error';
import { sendSecondFactor } from '@aw/contracts/auth/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { useEffect, useState } from 'react';
import { api } from '~/lib/api';
import { useAddressParam } from '../auth-address';
import { codeRefusal } from '../form/auth-failures';
import { codeSchema } from '../form/auth-schemas';
import type { Message } from '../form/refusal';
import { useAuthForm } from '../form/use-auth-form';
import { useCompleteSignIn } from '../use-complete-sign-in';

type SecondFactorFormProps = {
  welcome: Message;
  /** Returns to email and password; `isExpired` means that the server no longer waits for the code. */
  onBack: (isExpired: boolean) => void;
};

const codeSchemas = { app: codeSchema(false), recovery: codeSchema(true) };

/** The second step of a sign-in: a code from the authenticator app, or a recovery code. */
export function SecondFactorForm({ welcome, onBack }: SecondFactorFormProps) {
  const enter = useCompleteSignIn(welcome);
  const [isRecovery, setIsRecovery] = useState(false);
  const kind = isRecovery ? 'recovery' : 'app';
  const { form, formProps, field, errors, note, submitProps } = useAuthForm(codeSchemas[kind], {
    send: async (body) => enter(await api.call(sendSecondFactor, { body })),
    explain: (error) => {
      if (!hasCode(error, 'auth.required')) return codeRefusal(error);
      onBack(true);
    },
  });
  // This step replaces a form that had the focus, and the switch replaces the field.
  useEffect(() => form.setFocus('code'), [form, kind]);

  const switchKind = () => {
    setIsRecovery(!isRecovery);
    form.setValue('code', '');
    form.clearErrors('code');
  };
  return (
    <form {...formProps} className="grid gap-4">
      <h2 className="text-18">One more step</h2>
      {note && <Note tone="danger">{note}</Note>}
      <Field
        key={kind}
        label={isRecovery ? 'Recovery code' : 'Code'}
        help={
          isRecovery
            ? 'Enter one of your recovery codes. Each works once.'
            : 'Your account uses two-step sign-in. Open your authenticator app and enter the current code.'
        }
        error={errors.code}
        isRequired
      >
        <Input
          {...field('code')}
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      <Button {...submitProps} variant="primary" isBlock pendingLabel="Signing In...">
        Continue
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="sm" onClick={switchKind}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onBack(false)}>
          Back to email and password
        </Button>
      </div>
    </form>
  );
}

type Step = 'form' | 'code' | 'over';

/** State of the two steps of a sign-in. `/login?step=code` starts with the second one. */
export function useCodeStep() {
  const startsWithCode = useAddressParam('step') === 'code';
  const [chosen, setChosen] = useState<Step>();
  const step = chosen ?? (startsWithCode ? 'code' : 'form');
  return {
    isCode: step === 'code',
    /** True after the server stopped waiting for a code. */
    isExpired: step === 'over',
    toCode: () => setChosen('code'),
    back: (isExpired: boolean) => setChosen(isExpired ? 'over' : 'form'),
  };
}
