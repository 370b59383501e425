import { Link } from '../../primitives/link';
import { Logo } from '../../primitives/logo';
import type { NavMenu } from './site-nav';

export type SiteFooterProps = {
  /** Description of the company in a sentence. */
  about: string;
  /** Contact details: email, telephone, hours. */
  contacts: { label: string; to?: string }[];
  columns: NavMenu[];
  /** Closing line: copyright and legal notices. */
  closing: string[];
  siteName?: string;
  homeTo?: string;
};

const quiet = 'inline-block py-0.5 text-ink-muted no-underline hover:text-accent hover:underline';

/** Foot of every page: the company with its contacts, columns of links, and the closing line. */
export function SiteFooter({ about, contacts, columns, closing, siteName, homeTo = '/' }: SiteFooterProps) {
  return (
    <footer className="mt-20 border-t border-line bg-surface-sunken text-14 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 pt-12 pb-8 lg:grid-cols-[1.7fr_repeat(4,1fr)]">
          <div className="col-span-full grid content-start justify-items-start gap-2 lg:col-span-1 lg:gap-4">
            <Link to={homeTo} className="grid no-underline">
              <Logo siteName={siteName} />
            </Link>
            <p className="max-w-[30ch] text-ink-muted">{about}</p>
            <ul>
              {contacts.map(({ label, to }) => (
                <li key={label} className="text-ink-muted wrap-anywhere">
                  {to ? (
                    <Link to={to} className={quiet}>
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </li>
              ))}
            </ul>
          </div>
          {columns.map((column) => (
            <nav key={column.label} aria-label={column.label}>
              <h2 className="mb-3 font-sans text-14 leading-ui tracking-normal">{column.label}</h2>
              <ul className="grid justify-items-start gap-1.5">
                {column.items.map((item) => (
                  <li key={item.to}>
                    <Link to={item.to} className={quiet}>
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-5 pb-8 text-13 text-ink-muted">
          {closing.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </div>
    </footer>
  );
}
