import { expect, it } from 'vitest';
import { acceptedImages, checkImage, imageHint } from './check-image';

it('[Q10] an image of a wrong type, empty or too large is not sent, and the form says why', () => {
  const mebibyte = 1024 * 1024;
  for (const type of ['image/png', 'image/jpeg', 'image/webp', ''])
    expect(checkImage({ type, size: 5 * mebibyte }), type).toBeUndefined();
  for (const type of ['image/svg+xml', 'image/gif', 'image/heic', 'application/pdf'])
    expect(checkImage({ type, size: 9 }), type).toMatch(/not a PNG, JPEG or WebP image\. Save it as/);
  expect(checkImage({ type: 'image/png', size: 0 })).toMatch(/empty/);
  expect(checkImage({ type: 'image/png', size: 5 * mebibyte + 1 })).toMatch(
    /larger than 5MB\. Save it smaller/,
  );
  expect(acceptedImages).toBe('image/png,image/jpeg,image/webp');
  expect(imageHint).toBe('PNG, JPEG or WebP, up to 5MB.');
});
