import type { SharedConversation } from '@aw/contracts/ai/conversations';
import type { UploadedImage } from '@aw/contracts/images/public';
import { expect, it } from 'vitest';
import { chatCalls } from '../../../testing/chats';
import { multipart } from '../../../testing/multipart';
import { imageOf } from '../../../testing/sample-images';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

const test = useTestApp({
  LIMIT_IMAGES_PER_DAY: '0',
  LIMIT_CHAT_IMAGES_PER_DAY: '0',
  LIMIT_CHAT_IMAGES_PER_DAY_PER_ADDRESS: '0',
});

/** A chat with an image in each of two messages, and a link to the first of them. */
async function sharedChat(share: { showsImages?: boolean }) {
  const person = await signedIn(test.app);
  const calls = chatCalls(test, person);
  const ask = async (colour: string, conversationId?: string) => {
    const form = multipart({}, { name: 'a.png', bytes: await imageOf('png', { colour }) });
    const uploaded = await person.inject({ method: 'POST', url: '/api/images?for=chat', ...form });
    const image = uploaded.json<UploadedImage>();
    return { image, body: (await calls.ask({ message: 'x', images: [image.id], conversationId })).body };
  };
  const first = await ask('#123');
  const later = await ask('#fed', first.body?.conversationId);
  const path = `/api/ai/conversations/${first.body?.conversationId}`;
  const { body } = await calls.send<{ path: string }>(`${path}/share`, {
    days: 1,
    messageId: first.body?.messageId,
    ...share,
  });
  const token = String(body?.path.split('/').at(-1));
  const get = (id: string) => test.nobody.get(`/api/ai/shared/${token}/images/${id}`);
  const read = async () => (await test.nobody.get(`/api/ai/shared/${token}`)).json<SharedConversation>();
  return { person, path, token, first: first.image, later: later.image, get, read };
}

it('[A13] a link does not show images unless its owner chose so, and says how many there are', async () => {
  const { first, get, read } = await sharedChat({});
  const [message] = (await read()).messages;
  expect(message).toMatchObject({ text: 'x', hiddenImages: 1 });
  expect(message).not.toHaveProperty('images');
  expect((await get(first.id)).statusCode).toBe(404);
});

it('[A13] a link with images shows those of its part of the chat, as long as it works', async () => {
  const { person, path, token, first, later, get, read } = await sharedChat({ showsImages: true });
  const url = `/api/ai/shared/${token}/images/${first.id}`;
  expect((await read()).messages[0]?.images).toEqual([{ ...first, url }]);
  const shown = await get(first.id);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect((await get(later.id)).statusCode).toBe(404);
  expect((await test.nobody.get(first.url)).statusCode).toBe(404);
  await person.inject({ method: 'DELETE', url: `${path}/share` });
  expect((await get(first.id)).statusCode).toBe(404);
});
