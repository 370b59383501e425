import { Note } from '@aw/ui/primitives/note';
import { useTitle } from '../../../format/use-title';
import { useIsSetupNeeded } from '../../../services/console-services';
import { AuthenticatorSection } from './authenticator-section';
import { PasswordSection } from './password-section';
import { useSetup } from './use-setup';

/** Page of one's own two-step sign-in and password. While required two-step sign-in is missing, no other page opens. */
export function SecurityPage() {
  const isSetupNeeded = useIsSetupNeeded();
  const setup = useSetup();
  useTitle('Security');
  return (
    <div
      data-alone={isSetupNeeded || undefined}
      className="grid max-w-dialog-lg grid-cols-1 content-start gap-4 px-4 py-3.5 data-alone:mx-auto data-alone:py-8"
    >
      <h1 className="text-22">Security</h1>
      {isSetupNeeded && setup.step !== 'codes' && (
        <Note tone="caution" title="Set up two-step sign-in first.">
          Staff need it to use the console. After that, you continue to the page you wanted.
        </Note>
      )}
      <AuthenticatorSection setup={setup} />
      {!isSetupNeeded && <PasswordSection />}
    </div>
  );
}
