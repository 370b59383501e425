import type { Account } from '@aw/contracts/account/public';
import { ConfirmProvider } from './confirm/confirm-provider';
import { EmailSection } from './email-section';
import { NotificationsSection } from './notifications-section';
import { PasskeysSection } from './passkeys/passkeys-section';
import { PasswordSection } from './password-section';
import { ErasureNote } from './privacy/erasure-notice';
import { PrivacySection } from './privacy/privacy-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';
import { SettingsFrame } from './settings-frame';
import { SettingsNav } from './settings-nav';
import { TwoStepSection } from './two-step/two-step-section';
import { useScrollToMark } from './use-scroll-to-mark';

/** All settings of an account on one page. */
export function AccountSettings({ account }: { account: Account }) {
  useScrollToMark();
  return (
    <ConfirmProvider account={account}>
      <SettingsFrame nav={<SettingsNav />}>
        {account.erasure && <ErasureNote eraseAfter={account.erasure.eraseAfter} />}
        <ProfileSection account={account} />
        <EmailSection account={account} />
        <PasswordSection account={account} />
        <PasskeysSection account={account} />
        <TwoStepSection account={account} />
        <SessionsSection userId={account.id} />
        <NotificationsSection userId={account.id} />
        <PrivacySection account={account} />
      </SettingsFrame>
    </ConfirmProvider>
  );
}
