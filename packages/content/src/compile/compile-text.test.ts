import { describe, expect, it } from 'vitest';
import type { Claim } from '../schemas/claims';
import { compileText, sourceOf, TextError, withFrontMatter } from './compile-text';

const claims: Claim[] = [
  { id: 'refund-days', value: '7', text: 'days', shownOn: ['/terms'] },
  { id: 'documents', live: 'documents', text: 'documents', shownOn: ['/about'] },
];
const policy = (body: string, head = "title: Terms\nlead: Of use\nlastUpdated: '2025-07-13'") =>
  `---\n${head}\n---\n\n${body}`;
const html = (body: string) => {
  const article = compileText('policies/terms', policy(body), claims) as { body: { html: string } };
  return article.body.html;
};
const errorOf = (compile: () => unknown): TextError => {
  try {
    compile();
  } catch (error) {
    if (error instanceof TextError) return error;
  }
  throw new Error('It compiled.');
};

describe('a text', () => {
  it('[X9] a text is named by its file, and an article by its collection and id', () => {
    expect(sourceOf('services')?.id).toBe('services');
    expect(sourceOf('blog/free-draft-samples')?.id).toBe('free-draft-samples');
    for (const name of ['blog', 'services/one', 'blog/Two Words', 'blog/a/b', 'toString', '']) {
      expect(sourceOf(name), name).toBeUndefined();
    }
  });

  it('[X7] a text is compiled to HTML whose headings can be linked to', () => {
    expect(compileText('policies/terms', policy('## Your rights\n\nTwo *words*.'), claims)).toEqual({
      entry: {
        id: 'terms',
        title: 'Terms',
        lead: 'Of use',
        lastUpdated: '2025-07-13',
        wordCount: 4,
        readMinutes: 1,
      },
      body: {
        html: '<h2 id="your-rights">Your rights</h2>\n<p>Two <em>words</em>.</p>',
        headings: [{ id: 'your-rights', text: 'Your rights', level: 2 }],
      },
    });
  });

  it('[X13] a text can insert the value of a claim, but not an unknown or counted figure', () => {
    expect(html('Within {claim:refund-days} days.')).toBe('<p>Within 7 days.</p>');
    expect(errorOf(() => html('{claim:refund-weeks}')).message).toContain('refund-weeks');
    expect(errorOf(() => html('{claim:documents}')).message).toContain('documents');
  });

  it('[X9] a text that does not match its schema is refused with the names of the fields', () => {
    const error = errorOf(() => compileText('policies/terms', policy('Text', 'title: ""\nsize: 3'), claims));
    const paths = error.issues.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['title', 'lead', 'lastUpdated']));
    expect(error.message).toContain('size');
    expect(errorOf(() => compileText('policies/terms', 'No front matter', claims)).message).toContain('---');
    expect(errorOf(() => compileText('faq', 'a: [', claims))).toBeInstanceOf(TextError);
  });

  it('[X9] [R1] a compiled text contains nothing executable', () => {
    const written = html('<b onclick="x()">Bold</b> <script>x()</script> [a](javascript:x()) [b](/terms)');
    expect(written).toBe('<p>Bold x() <a>a</a> <a href="/terms">b</a></p>');
  });
});

describe('a policy', () => {
  const first = "title: Terms\nlead: Of use\nlastUpdated: '2025-07-13'";
  const issuesOf = (head: string) =>
    errorOf(() => compileText('policies/terms', policy('Text', `${first}\n${head}`), claims)).issues.map(
      ({ path }) => path,
    );

  it('[U2] a policy keeps the date of its first version and lists the date and summary of each change', () => {
    const changes =
      'changes:\n  2026-01-02: Credits never expire.\n  2026-09-01: |-\n    Refunds:\n    within 7 days.';
    const source = policy('Text', `${first}\nlastChanged: 2026-09-01\n${changes}`);
    expect(compileText('policies/terms', source, claims)).toMatchObject({
      entry: {
        lastUpdated: '2025-07-13',
        lastChanged: '2026-09-01',
        changes: { '2026-01-02': 'Credits never expire.', '2026-09-01': 'Refunds:\nwithin 7 days.' },
      },
    });
  });

  it('[U2] a policy is refused if a change has no summary or no date, or is older than the first version', () => {
    expect(issuesOf('lastChanged: 2026-09-01')).toEqual(['changes']);
    expect(issuesOf('lastChanged: 2026-09-01\nchanges:\n  2026-09-01: ""')).toEqual(['changes.2026-09-01']);
    expect(issuesOf('changes:\n  2026-09-01: Refunds.')).toEqual(['lastChanged']);
    expect(
      issuesOf('lastChanged: 2026-01-02\nchanges:\n  2026-01-02: Credits.\n  2026-09-01: Refunds.'),
    ).toEqual(['lastChanged']);
    expect(issuesOf('lastChanged: 2025-07-13\nchanges:\n  2025-07-13: Refunds.')).toEqual(['lastChanged']);
  });

  it('[X9] a change adds its date and summary to the front matter of a policy and leaves the rest as written', () => {
    const source = policy('The body: *kept*.', `# A note\n${first}`);
    const once = withFrontMatter(source, [
      [['lastChanged'], '2026-01-02'],
      [['changes', '2026-01-02'], 'Credits never expire: not one.'],
    ]);
    const twice = withFrontMatter(once, [
      [['lastChanged'], '2026-09-01'],
      [['changes', '2026-09-01'], 'Refunds.\nWithin 7 days.'],
    ]);
    expect(twice).toContain(`# A note\n${first}\n`);
    expect(twice).toMatch(/\n---\n\nThe body: \*kept\*\.$/);
    expect(compileText('policies/terms', twice, claims)).toMatchObject({
      entry: {
        lastChanged: '2026-09-01',
        changes: {
          '2026-01-02': 'Credits never expire: not one.',
          '2026-09-01': 'Refunds.\nWithin 7 days.',
        },
      },
    });
    expect(errorOf(() => withFrontMatter('No front matter', [])).message).toContain('---');
  });
});
