import { Tabs } from '@aw/ui/primitives/tabs';
import { useSearchParams } from 'react-router';
import { useAddressParam } from './auth-address';
import { AuthCard } from './auth-card';
import { AuthNotes } from './auth-notes';
import type { SignInVariant, SignUpVariant } from './auth-variants';
import { SecondFactorForm, useCodeStep } from './sign-in/second-factor-form';
import { SignInForm } from './sign-in/sign-in-form';
import { SignUpForm } from './sign-up/sign-up-form';

type AuthTab = 'signin' | 'signup';

const labels: Record<AuthTab, string> = { signin: 'Sign In', signup: 'Sign Up' };

type TabbedAuthProps = {
  /** The tabs in their order. The first is open unless the address names the other. */
  tabs: readonly [AuthTab, AuthTab];
  signIn: SignInVariant;
  signUp: SignUpVariant;
};

/** The tabs Sign In and Sign Up on one card. The address stores which tab is open. */
export function TabbedAuth({ tabs, signIn, signUp }: TabbedAuthProps) {
  const tabParam = useAddressParam('tab');
  const [, setParams] = useSearchParams();
  const { isCode, isExpired, toCode, back } = useCodeStep();
  const tab = tabs.find((one) => one === tabParam) ?? tabs[0];

  const open = (value: string) =>
    setParams(
      (params) => {
        if (value === tabs[0]) params.delete('tab');
        else params.set('tab', value);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );

  if (isCode)
    return (
      <AuthCard>
        <SecondFactorForm welcome={signIn.welcome} onBack={back} />
      </AuthCard>
    );
  return (
    <AuthCard>
      <AuthNotes isExpired={isExpired} />
      <Tabs
        label="Account"
        items={tabs.map((value) => ({ value, label: labels[value] }))}
        value={tab}
        onValueChange={open}
      >
        {tab === 'signin' ? (
          <SignInForm variant={signIn} onSecondFactor={toCode} />
        ) : (
          <SignUpForm variant={signUp} />
        )}
      </Tabs>
    </AuthCard>
  );
}
