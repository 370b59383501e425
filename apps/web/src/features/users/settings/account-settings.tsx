import type { Account } from '@aw/contracts/users/account';
import { useEffect, useState } from 'react';
import { useScrollToAnchor } from '~/lib/use-scroll-to-anchor';
import { AgeSection } from './age-section';
import { ConfirmProvider } from './confirm/confirm-provider';
import { EmailSection } from './email-section';
import { MemorySection } from './memory/memory-section';
import { NotificationsSection } from './notifications-section';
import { PasskeysSection } from './passkeys/passkeys-section';
import { PasswordSection } from './password-section';
import { ErasureNote } from './privacy/erasure-scheduled';
import { PrivacySection } from './privacy/privacy-section';
import { ProfileSection } from './profile-section';
import { SavedSearchesSection } from './saved-searches-section';
import { SessionsSection } from './sessions-section';
import { SettingsFrame } from './settings-frame';
import { settingsSections } from './settings-text';
import { TwoStepSection } from './two-step/two-step-section';

/* A band in the upper third of the window. The section that crosses it counts as the current one. */
const readingBand = '-25% 0px -65% 0px';

/** Page with all settings of an account. */
export function AccountSettings({ account }: { account: Account }) {
  useScrollToAnchor();
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
        <SavedSearchesSection userId={account.id} />
        <AgeSection />
        <MemorySection userId={account.id} />
        <PrivacySection account={account} />
      </SettingsFrame>
    </ConfirmProvider>
  );
}

/** Navigation beside the sections on wide screens, with the current section marked. */
function SettingsNav() {
  const current = useCurrentSection();
  return (
    <nav aria-label="Settings" className="sticky top-6 hidden xl:block">
      <ul className="grid border-s border-line">
        {settingsSections.map(({ id, label }) => (
          <li key={id} className="-ms-px">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="flex min-h-9 items-center border-s-3 border-transparent ps-3.5 text-15 text-ink-muted no-underline hover:text-ink aria-[current]:border-mark aria-[current]:font-strong aria-[current]:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the id of the current section; the first one before any scrolling. */
function useCurrentSection(): string {
  const [current, setCurrent] = useState<string>(settingsSections[0].id);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: readingBand },
    );
    for (const { id } of settingsSections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  return current;
}
