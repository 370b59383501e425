import type { ReactNode } from 'react';
import { Anchor, Paragraph } from './parts';
import type { Site } from './template';
import { darkStyles, looks } from './theme';

type LayoutProps = {
  site: Site;
  title: string;
  /** The name to greet with; undefined if there is no greeting. */
  name: string | undefined;
  because: string;
  /** Page that turns this kind of mail off. */
  turnOffLink: string | undefined;
  children: ReactNode;
};

/** One calm column: the site's name, the message, and why it was sent. */
export function Layout({ site, title, name, because, turnOffLink, children }: LayoutProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="page" style={looks.page}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td align="center" className="page" style={{ ...looks.page, padding: '24px 12px' }}>
                <table
                  role="presentation"
                  width={600}
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={looks.column}
                >
                  <tbody>
                    <tr>
                      <td className="ink" align="left" style={looks.head}>
                        {site.name}
                      </td>
                    </tr>
                    <tr>
                      <td className="card" align="left" style={looks.card}>
                        <h1 className="ink" style={looks.title}>
                          {title}
                        </h1>
                        {name === undefined ? null : <Paragraph>Hello {name},</Paragraph>}
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td align="left" style={looks.foot}>
                        <Footer site={site} because={because} turnOffLink={turnOffLink} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Footer({ site, because, turnOffLink }: Pick<LayoutProps, 'site' | 'because' | 'turnOffLink'>) {
  return (
    <>
      <p className="faint" style={looks.footText}>
        {because}
      </p>
      {turnOffLink ? (
        <p className="faint" style={looks.footText}>
          <Anchor href={turnOffLink}>Turn off emails like this one</Anchor>
        </p>
      ) : null}
      <p className="faint" style={looks.footText}>
        <Anchor href={site.origin}>{site.name}</Anchor> · Questions? Write to{' '}
        <Anchor href={`mailto:${site.contactEmail}`}>{site.contactEmail}</Anchor>
      </p>
    </>
  );
}
