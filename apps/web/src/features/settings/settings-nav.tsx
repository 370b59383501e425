import { settingsSections } from './settings-text';
import { useCurrentSection } from './use-current-section';

/** The list of sections beside them on wide screens; the one that is read is marked. */
export function SettingsNav() {
  const current = useCurrentSection();
  return (
    <nav aria-label="Settings" className="sticky top-6 hidden desk:block">
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
