import { siteRoutes } from '@aw/contracts/site-routes';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from './lib/config';
import table from './routes';
import { companyLinks, footerColumns } from './shell/footer-menu';
import { headerActions, headerMenu, ownPages } from './shell/header-menu';
import { mobileSections, mobileShortcuts } from './shell/mobile-menu';

function pagesOf(table: RouteConfigEntry[]): (RouteConfigEntry & { path: string })[] {
  return table.flatMap((entry) =>
    entry.children ? pagesOf(entry.children) : { ...entry, path: entry.path ?? '/' },
  );
}

const routes = pagesOf(table);
const patterns = routes.map(({ path }) => path).filter((path) => path !== '*');

function leadsToAPage(to: string): boolean {
  if (/^(https:\/\/wa\.me\/\d+\?text=.+|mailto:.+@.+|tel:\+?\d+)$/.test(to)) return true;
  const pathname = to.split(/[?#]/)[0] ?? to;
  return patterns.some((pattern) => matchPath(pattern, pathname) !== null);
}

describe('the routes', () => {
  it('[X1] are the listed site routes, and one page for every other address', () => {
    expect(siteRoutes).toHaveLength(38 + 19);
    expect([...patterns].sort()).toEqual([...siteRoutes].sort());
    expect(routes.filter(({ path }) => path === '*')).toHaveLength(1);
  });

  it('[X1] have unique ids, so that a page with several addresses knows the current one', () => {
    const shared = routes.filter(({ file }, at) => routes.findIndex((other) => other.file === file) !== at);
    const ids = routes.map(({ id, file }) => id ?? file);
    expect(shared.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the menus', () => {
  const header = headerMenu.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  const links = [
    ...header,
    ...Object.values(headerActions),
    ...mobileSections.flatMap(({ items }) => items),
    ...mobileShortcuts(false),
    ...ownPages,
    ...companyLinks(defaultConfig),
    ...footerColumns(defaultConfig).flatMap(({ items }) => items),
  ];

  it('[X5] link only to pages of the site or to a support channel', () => {
    for (const { label, to } of links) expect(leadsToAPage(to), `${label} → ${to}`).toBe(true);
  });

  it('[X2] have the specified labels', () => {
    expect(headerMenu.map(({ label }) => label)).toEqual([
      'Blog',
      'Company',
      'Students',
      'Educators',
      'Resources',
    ]);
    const itemsOf = (label: string) =>
      headerMenu.flatMap((menu) =>
        'items' in menu && menu.label === label ? menu.items.map((item) => item.label) : [],
      );
    expect(itemsOf('Company')).toEqual(['About', 'Careers']);
    expect(itemsOf('Educators')).toContain('Admin Panel');
    expect(itemsOf('Resources')).toEqual([
      'Support',
      'Help Center',
      'Contact Us',
      'Privacy Policy',
      'Terms of Use',
    ]);
    expect(mobileSections.map(({ label }) => label)).toEqual([
      'Main Services',
      'Company',
      'Student Section',
      'Educators Section',
    ]);
    const shortcuts = (hasAccount: boolean) => mobileShortcuts(hasAccount).map(({ label }) => label);
    expect(shortcuts(false)).toEqual(['Upload', 'Order', 'Join']);
    expect(shortcuts(true)).toEqual(['Upload', 'Order']);
    expect(Object.values(headerActions)).toEqual([
      { label: 'Order Assignment', to: '/payment', covers: ['/payment-success'] },
      { label: 'Sign In', to: '/login' },
      { label: 'Join', to: '/join' },
    ]);
    expect(ownPages.map(({ to }) => to)).toEqual(['/library', '/profile', '/orders', '/settings']);
    expect(footerColumns(defaultConfig).map(({ label }) => label)).toEqual([
      'Students',
      'Educators',
      'Support',
      'Connect with Us',
    ]);
  });

  it('[X5] together link to every page without parameters', () => {
    const reached = new Set(links.map(({ to }) => to.split(/[?#]/)[0]));
    const alone = patterns.filter((path) => !path.includes(':'));
    const elsewhere = [
      '/',
      '/ask',
      '/admin-login',
      '/signin',
      '/signup',
      '/forgot-password',
      '/reset-password',
      '/verify-email',
      '/payment-success',
      '/newsletter',
      '/question-follow',
      '/saved-searches',
      '/cards',
      '/review',
      '/search',
      '/help/getting-started',
      '/help/account-help',
      '/help/study-tools',
    ];
    expect(alone.filter((path) => !reached.has(path) && !elsewhere.includes(path))).toEqual([]);
  });
});
