import { describe, expect, it } from 'vitest';
import { isCurrent, isCurrentEntry } from './site-nav';

describe('the active route', () => {
  it('[X2] is the page itself and everything below it', () => {
    expect(isCurrent('/documents', '/documents')).toBe(true);
    expect(isCurrent('/documents', '/documents/12')).toBe(true);
    expect(isCurrent('/quiz', '/quizzes')).toBe(false);
  });

  it('[X2] does not make the home page active everywhere', () => {
    expect(isCurrent('/', '/documents')).toBe(false);
    expect(isCurrent('/', '/')).toBe(true);
  });

  it('[X2] ignores what a link searches for, and addresses of other sites', () => {
    expect(isCurrent('/documents?type=notes', '/documents')).toBe(true);
    expect(isCurrent('https://example.org/documents', '/documents')).toBe(false);
  });

  it('[X2] makes the menu that holds the page active', () => {
    const students = { label: 'Students', items: [{ label: 'Documents', to: '/documents' }] };
    expect(isCurrentEntry(students, '/documents/7')).toBe(true);
    expect(isCurrentEntry({ label: 'Blog', to: '/blog' }, '/documents/7')).toBe(false);
  });
});
