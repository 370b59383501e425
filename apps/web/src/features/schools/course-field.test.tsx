import { describe, expect, it } from 'vitest';
import { createQueryClient } from '~/lib/query-client';
import { suggestionsQuery } from '~/shell/search/suggestions';
import { renderPage } from '~/testing/render-page';
import { CourseField, courseOptions } from './course-field';

const course = { kind: 'course', id: 7, title: 'MATH 152 Calculus', detail: 'McGill', schoolId: 2 } as const;

describe('the field that finds a course', () => {
  it('[D23] is a combobox with a name, which keeps what was typed elsewhere', () => {
    const html = renderPage(<CourseField typed="math" />);
    expect(html).toMatch(/<input[^>]*role="combobox"/);
    expect(html).toContain('Find a course');
    expect(html).toContain('value="math"');
  });

  it('[D23] asks for courses alone, and shows no other kind that a server suggests', async () => {
    const cache = createQueryClient();
    const requestedUrls: string[] = [];
    const server = globalThis.fetch;
    globalThis.fetch = async (request) => {
      requestedUrls.push(request instanceof Request ? request.url : String(request));
      return Response.json([course, { kind: 'document', id: 9, title: 'Notes', detail: '' }]);
    };
    try {
      const suggestions = await cache.fetchQuery(suggestionsQuery('math', 'course'));
      expect(requestedUrls[0]).toContain('kind=course');
      expect(courseOptions(suggestions)).toEqual([
        { value: '7', label: 'MATH 152 Calculus', detail: 'McGill' },
      ]);
    } finally {
      globalThis.fetch = server;
    }
  });
});
