import { expect, it } from 'vitest';
import { meta } from './join';

it('[U2] /join names the page in the tab and tells search engines what it is for', () => {
  const [title, description] = meta();
  expect(title).toEqual({ title: 'Join · Academic Workshop' });
  expect(description).toMatchObject({
    name: 'description',
    content: expect.stringMatching(/^Create a free account.{50,130}$/),
  });
});
