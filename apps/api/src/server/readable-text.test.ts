import { describe, expect, it } from 'vitest';
import { requireReadableText } from './readable-text';

/** Returns a parsed request with these parts. */
const request = (parts: { params?: unknown; query?: unknown; body?: unknown }, fileTexts: string[] = []) => ({
  ...parts,
  routeOptions: { config: { fileTexts } },
});

describe('text of a request', () => {
  it.each([
    ['body', { body: { steps: [{ label: 'x' }, { label: 'a\0' }] } }, 'steps.1.label'],
    ['body', { body: { content: 'half of a letter \ud835' } }, 'content'],
    ['query', { query: { q: 'a\0' } }, 'q'],
    ['params', { params: { id: '\udc00' } }, 'id'],
    ['name of a field', { body: { 'a\0': 1 } }, ''],
  ])('[R4] an unreadable character in the %s is refused with the name of its field', (_, parts, path) => {
    const refuse = () => requireReadableText(request(parts));
    expect(refuse).toThrowError(
      expect.objectContaining({ status: 400, extra: { issues: [expect.objectContaining({ path })] } }),
    );
  });

  it('[R4] every letter that a person can type is accepted, in any script', () => {
    const body = { title: '𝑥 + 😀 — Ελλάδα, العربية, 한국어, \u200d', list: [null, 1, true, '\t\n'] };
    expect(() =>
      requireReadableText(request({ body, query: Object.create(null), params: {} })),
    ).not.toThrow();
  });

  it('[R4] a body that nests a hundred thousand deep is read without overflowing the stack', () => {
    const body = JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`);
    expect(() => requireReadableText(request({ body }))).toThrowError('unreadable');
  });

  it('[R4] the text of an imported file is not checked here, because its reader names the line', () => {
    const check = (body: object) => () => requireReadableText(request({ body }, ['text']));
    expect(check({ text: 'a\0' })).not.toThrow();
    expect(check({ text: '', item: { text: 'a\0' } })).toThrowError('unreadable');
  });

  it('[R4] bytes are not checked here, because their signature is checked later', () => {
    expect(() => requireReadableText(request({ body: Buffer.from('\0') }))).not.toThrow();
  });
});
