import { type Audience, audiences, signUp } from '@aw/contracts/auth/public';
import { Button } from '@aw/ui/primitives/button';
import { FieldGroup } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { SegmentedControl } from '@aw/ui/primitives/segmented-control';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTermsVersion } from '~/content/terms-version';
import { api } from '~/lib/api';
import { usePublicConfig } from '~/lib/config';
import { settleSession } from '~/lib/replace-user';
import { signUpRefusal } from './auth-failures';
import type { SignUpVariant } from './auth-variants';
import { checkSignUp, readSignUp, type SignUpValues, signUpName } from './check-sign-up';
import { ConsentBox, ConsentLine } from './consent';
import { OtherMethods } from './other-sign-in-methods';
import { SignUpFields } from './sign-up-fields';
import { useAuthForm } from './use-auth-form';
import { useEnter } from './use-enter';

const names: Record<Audience, string> = { student: 'Student', educator: 'Educator' };

type AudienceChoiceProps = { audience: Audience; onChange: (audience: Audience) => void };

type SignUpFormProps = {
  variant: SignUpVariant;
  /** The way to an account that is there already. */
  footer?: ReactNode;
};

/** A new account, with the fields and texts of its page. */
export function SignUpForm({ variant, footer }: SignUpFormProps) {
  const queryClient = useQueryClient();
  const { passwordMinLength } = usePublicConfig();
  const enter = useEnter(variant.welcome);
  const termsVersion = useTermsVersion();
  const [audience, setAudience] = useState<Audience>('student');
  const [hasConsented, setHasConsented] = useState(false);
  const { formProps, errors, note, clearError, submitProps } = useAuthForm<SignUpValues>({
    read: (data) => readSignUp(data),
    check: (values) => checkSignUp(values, { variant, minLength: passwordMinLength, hasConsented }),
    send: async (values) => {
      await settleSession(queryClient);
      const { email, password } = values;
      const body = { ...signUpName(values, variant), email, password, audience, termsVersion } as const;
      await enter(await api.call(signUp, { body }));
    },
    explain: (error) => signUpRefusal(error, variant),
  });
  const consent = (isChecked: boolean) => {
    setHasConsented(isChecked);
    clearError('consent');
  };
  return (
    <div className="grid gap-5">
      <form {...formProps} className="grid gap-4">
        {note && <Note tone="danger">{note}</Note>}
        {variant.isCombined && <AudienceChoice audience={audience} onChange={setAudience} />}
        <SignUpFields fields={variant.fields} errors={errors} minLength={passwordMinLength} />
        {variant.isCombined && (
          <ConsentBox isChecked={hasConsented} onChange={consent} error={errors.consent} />
        )}
        <Button {...submitProps} variant="primary" isBlock pendingLabel={variant.pendingLabel}>
          Create Account
        </Button>
        {!variant.isCombined && <ConsentLine />}
      </form>
      <OtherMethods oidcLabel={variant.oidcLabel} saysConsent={variant.isCombined} />
      {footer}
    </div>
  );
}

/** Student or educator. */
function AudienceChoice({ audience, onChange }: AudienceChoiceProps) {
  return (
    <FieldGroup label="I am a">
      <SegmentedControl
        label="I am a"
        segments={audiences.map((value) => ({ value, label: names[value] }))}
        value={audience}
        onValueChange={(value) => onChange(value === 'educator' ? value : 'student')}
      />
    </FieldGroup>
  );
}
