import { Fragment, type ReactNode } from 'react';
import { looks } from './theme';

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={looks.text}>
      {children}
    </p>
  );
}

/** A quieter paragraph: how long a link works, what to do if it was someone else. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <p className="muted" style={looks.small}>
      {children}
    </p>
  );
}

export function Anchor({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} style={looks.link}>
      {children}
    </a>
  );
}

/** Shows the main action as a button, and its link below for mail programs that show no buttons. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <p style={looks.text}>
        <a className="button" href={href} style={looks.button}>
          {children}
        </a>
      </p>
      <p className="muted" style={looks.small} data-skip-in-text="true">
        If the button does not work, copy this link: <Anchor href={href}>{href}</Anchor>
      </p>
    </>
  );
}

/** Shows text with its line breaks. */
export function Lines({ children }: { children: string }) {
  const [first, ...more] = children.split(/\r?\n/);
  return (
    <>
      {first}
      {more.map((line, index) => (
        // Lines never move, so their index is their key.
        <Fragment key={index}>
          <br />
          {line}
        </Fragment>
      ))}
    </>
  );
}

/** Quotes another person, such as the reason for a decision. */
export function Quote({ children }: { children: string }) {
  return (
    <p className="quote" style={looks.quote}>
      <Lines>{children}</Lines>
    </p>
  );
}
