import type { Account } from '@aw/contracts/account/public';
import { useEffect, useState } from 'react';
import { AgeSection } from './age-section';
import { ConfirmProvider } from './confirm/confirm-provider';
import { EmailSection } from './email-section';
import { MemorySection } from './memory/memory-section';
import { NotificationsSection } from './notifications-section';
import { PasskeysSection } from './passkeys/passkeys-section';
import { PasswordSection } from './password-section';
import { ErasureNote } from './privacy/erasure-notice';
import { PrivacySection } from './privacy/privacy-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';
import { SettingsFrame } from './settings-frame';
import { settingsSections } from './settings-text';
import { TwoStepSection } from './two-step/two-step-section';

/* A band in the upper third of the window; the section that crosses it is the one that is read. */
const readingBand = '-25% 0px -65% 0px';

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
        <AgeSection />
        <MemorySection userId={account.id} />
        <PrivacySection account={account} />
      </SettingsFrame>
    </ConfirmProvider>
  );
}

/** The list of sections beside them on wide screens; the one that is read is marked. */
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

/** The id of the section that is read; the first until one scrolls. */
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

/** Brings the section that the address names into sight once it is there: the browser looked before it was. */
function useScrollToMark(): void {
  useEffect(() => {
    const mark = window.location.hash.slice(1);
    if (mark) document.getElementById(mark)?.scrollIntoView();
  }, []);
}
