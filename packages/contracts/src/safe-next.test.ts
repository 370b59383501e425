import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next';

describe('safeNext', () => {
  it('[U2] a sign-in leads back to the page that asked for it, with its query and its fragment', () => {
    expect(safeNext('/documents?q=a%26b&sort=new#list')).toBe('/documents?q=a%26b&sort=new#list');
    expect(safeNext('/schools/3/courses')).toBe('/schools/3/courses');
    expect(safeNext('/blog/caf%C3%A9')).toBe('/blog/caf%C3%A9');
    expect(safeNext('/loginhelp')).toBe('/loginhelp');
  });

  it('[U2] a sign-in leads to the home page if no page asked for it', () => {
    for (const nothing of [undefined, null, '']) expect(safeNext(nothing)).toBe('/');
  });

  it('[U2] a sign-in never leads to another site, in any spelling of its address', () => {
    const outside = [
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '\u0000/documents',
      '/documents\u0007',
      'https://evil.example',
      'HTTPS:evil.example',
      'https:/evil.example',
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      'evil.example',
      '@evil.example',
      '/.//evil.example',
      '/..//evil.example',
      '/%2Fevil.example',
      '/%2f%2fevil.example',
      '/%5Cevil.example',
      '/%09/evil.example',
      '%2F%2Fevil.example',
      '/%E0%A4%A',
      `/${'a'.repeat(2000)}`,
    ];
    for (const next of outside) expect(safeNext(next), JSON.stringify(next)).toBe('/');
  });

  it('[U2] a sign-in never leads to a sign-in page again, nor to a call of the API', () => {
    const circles = ['/login', '/login/', '/LOGIN?next=/x', '/%6Cogin', '/signin', '/signup', '/join#a'];
    for (const next of [...circles, '/forgot-password', '/reset-password?token=x', '/api/login', '/api'])
      expect(safeNext(next), next).toBe('/');
  });

  it.each([
    ['/documents/7', '/documents/7'],
    ['/documents?q=a%2Fb&schoolId=3#page-2', '/documents?q=a%2Fb&schoolId=3#page-2'],
    ['/settings#privacy', '/settings#privacy'],
    ['/documents/Wärme', '/documents/W%C3%A4rme'],
    ['/apiary', '/apiary'],
    ['/', '/'],
  ])('[U3] %j stays %s', (next, path) => {
    expect(safeNext(next)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'documents',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2f/evil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/%0d%0aset-cookie:x',
    '/\u0085/evil.example',
    '//evil.example@site.invalid/',
    '//site.invalid:80@evil.example/',
    '/api/login?next=/api/login',
    '/api',
    `/${'x'.repeat(2000)}`,
  ])('[U3] %j leads to the home page', (next) => {
    expect(safeNext(next)).toBe('/');
  });
});
