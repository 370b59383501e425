import { signUp } from '@aw/contracts/auth/public';
import { type Audience, audiences } from '@aw/contracts/users/account-fields';
import { Button } from '@aw/ui/primitives/button';
import { FieldGroup } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { SegmentedControl } from '@aw/ui/primitives/segmented-control';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTermsVersion } from '~/content/terms-version';
import { api } from '~/lib/api';
import { usePublicConfig } from '~/lib/config';
import { settleSession } from '~/lib/replace-user';
import type { SignUpVariant } from '../auth-variants';
import { signUpRefusal } from '../form/auth-failures';
import { signUpName, signUpSchema, signUpWarning } from '../form/auth-schemas';
import { ConsentBox, ConsentLine } from '../form/consent';
import { useAuthForm } from '../form/use-auth-form';
import { OtherMethods } from '../other-sign-in-methods';
import { useCompleteSignIn } from '../use-complete-sign-in';
import { SignUpFields } from './sign-up-fields';

const names: Record<Audience, string> = { student: 'Student', educator: 'Educator' };

type AudienceChoiceProps = { audience: Audience; onChange: (audience: Audience) => void };

type SignUpFormProps = {
  variant: SignUpVariant;
  /** Link to the sign-in page. */
  footer?: ReactNode;
};

/** Creates an account, with the fields and texts of the variant's page. */
export function SignUpForm({ variant, footer }: SignUpFormProps) {
  const queryClient = useQueryClient();
  const { passwordMinLength } = usePublicConfig();
  const enter = useCompleteSignIn(variant.welcome);
  const termsVersion = useTermsVersion();
  const schema = useMemo(() => signUpSchema(variant, passwordMinLength), [variant, passwordMinLength]);
  const { formProps, field, choice, errors, note, submitProps } = useAuthForm(schema, {
    defaultValues: { audience: 'student', consent: false },
    warn: (wrong) => signUpWarning(wrong, variant, passwordMinLength),
    send: async ({ email, password, audience, ...names }) => {
      await settleSession(queryClient);
      const body = { ...signUpName(names), email, password, audience, termsVersion };
      await enter(await api.call(signUp, { body }));
    },
    explain: (error) => signUpRefusal(error, variant),
  });
  const audience = choice('audience');
  const consent = choice('consent');
  return (
    <div className="grid gap-5">
      <form {...formProps} className="grid gap-4">
        {note && <Note tone="danger">{note}</Note>}
        {variant.isCombined && <AudienceChoice audience={audience.value} onChange={audience.set} />}
        <SignUpFields fields={variant.fields} field={field} errors={errors} minLength={passwordMinLength} />
        {variant.isCombined && (
          <ConsentBox isChecked={consent.value} onChange={consent.set} error={errors.consent} />
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

/** The choice between student and educator. */
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
