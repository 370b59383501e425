import { expect, it } from 'vitest';
import { passkeyName } from './passkey-name';

it('[U8] the default name of a passkey is its device', () => {
  const agents = {
    iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    'Android device': 'Mozilla/5.0 (Linux; Android 16; Pixel 9)',
    Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    'Windows computer': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
    'Linux computer': 'Mozilla/5.0 (X11; Linux x86_64)',
    'This device': '',
  };
  for (const [name, agent] of Object.entries(agents)) expect(passkeyName(agent)).toBe(name);
});
