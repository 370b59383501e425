import { expect, it } from 'vitest';
import { meta } from './join';

it('[U2] /join has a title and a description for search engines', () => {
  const [title, description] = meta();
  expect(title).toEqual({ title: 'Join · Academic Workshop' });
  expect(description).toMatchObject({
    name: 'description',
    content: expect.stringMatching(/^Create a free account.{50,130}$/),
  });
});
