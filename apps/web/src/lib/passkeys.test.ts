import { afterEach, expect, it, vi } from 'vitest';
import { canUsePasskeys } from './passkeys';

afterEach(() => vi.unstubAllGlobals());

it('[U8] passkeys are offered if the browser supports them and the host is a name', () => {
  expect(canUsePasskeys('academicworkshop.example')).toBe(false);
  vi.stubGlobal('PublicKeyCredential', class {});
  for (const name of ['academicworkshop.example', 'localhost']) expect(canUsePasskeys(name), name).toBe(true);
  for (const address of ['127.0.0.1', '192.168.0.7', '[::1]']) expect(canUsePasskeys(address)).toBe(false);
});
