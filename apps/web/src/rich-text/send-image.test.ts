import { afterEach, expect, it, vi } from 'vitest';
import { sendImage } from './send-image';

const requests: string[] = [];

/** Simulates the browser's request, which is answered at once. */
class RequestStub {
  upload = {};
  status = 201;
  responseText = '{"id":"1","url":"/api/images/1","width":1,"height":1}';
  onload = () => {};
  onabort = () => {};
  getResponseHeader = () => null;
  open = (_: string, url: string) => requests.push(url);
  send = () => queueMicrotask(() => this.onload());
  abort = () => this.onabort();
}

afterEach(() => {
  vi.unstubAllGlobals();
  requests.length = 0;
});

const photo = new File([new Uint8Array(2_000_000)], 'photo.jpg', { type: 'image/jpeg' });

function send(options: { onShrink?: () => void; onReady?: () => void; stop?: AbortController }) {
  const { onShrink = () => {}, onReady = () => {}, stop = new AbortController() } = options;
  vi.stubGlobal('XMLHttpRequest', RequestStub);
  vi.stubGlobal('window', { createImageBitmap: true });
  vi.stubGlobal('createImageBitmap', async () => {
    onShrink();
    throw new Error('not an image');
  });
  return sendImage(photo, {
    use: 'chat',
    signal: stop.signal,
    ready: async () => onReady(),
    onProgress: () => {},
  });
}

it('[A13] a photo is uploaded for a chat', async () => {
  expect(await send({})).toMatchObject({ id: '1' });
  expect(requests).toEqual([expect.stringContaining('for=chat')]);
});

it.each(['onShrink', 'onReady'] as const)(
  '[A13] a photo that is removed meanwhile (%s) is not uploaded',
  async (moment) => {
    const stop = new AbortController();
    await expect(send({ [moment]: () => stop.abort(), stop })).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toEqual([]);
  },
);
