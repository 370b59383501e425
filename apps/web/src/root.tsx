import './app.css';
import { detailsTag } from '@aw/contracts/site-details';
import sansUrl from '@aw/ui/fonts/inter-latin-var.woff2?url';
import serifUrl from '@aw/ui/fonts/source-serif-4-latin-var.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { unlistedPageMeta } from './lib/page-title';
import { siteDetails, writtenDetails } from './lib/site-details';
import { themeScript } from './lib/theme';
import { themeColours } from './lib/theme-colours';
import { PageBroken } from './shell/page-broken';
import { PageLoading } from './shell/page-loading';
import { Providers } from './shell/providers';
import { ServedSlot } from './shell/served-page';
import { Shell } from './shell/shell';

const fonts = [serifUrl, sansUrl];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  ...fonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
];

export const meta: Route.MetaFunction = ({ error }) =>
  error ? unlistedPageMeta('This page stopped working') : [{ title: siteDetails.siteName }];

/** Document around every page, including the loading page and the error page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* The keyboard of a phone makes the window smaller, so that a composer at its foot stays above it. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name={detailsTag} content={writtenDetails} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
        {/* A constant script that runs before the first paint. The content security policy contains its hash. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <Providers>
          <Shell>{children}</Shell>
        </Providers>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function HydrateFallback() {
  return (
    <>
      <ServedSlot />
      <div className="peer-not-empty:hidden">
        <PageLoading />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageBroken error={error} />;
}
