import { ApiError } from '@aw/contracts/api-error';
import { describe, expect, it } from 'vitest';
import { passkeyProblem } from '../confirm/passkey-problem';
import { NotProven } from '../failure';
import { passkeyName } from './passkey-name';

const named = (name: string) => Object.assign(new Error('in the words of the browser'), { name });

describe('a passkey', () => {
  it('[U8] that could not be made says why in plain words', () => {
    expect(passkeyProblem(named('NotAllowedError'))).toContain('cancelled or took too long');
    expect(passkeyProblem(named('InvalidStateError'))).toContain('already has a passkey');
    const unknown = new ApiError(400, '', { message: 'No such passkey.' });
    expect(passkeyProblem(unknown)).toBe('No such passkey.');
    expect(passkeyProblem(named('Odd'))).toContain('we do not know if your change was saved');
    expect(passkeyProblem(new NotProven())).toBeUndefined();
  });

  it('[U8] is called after its device until the person gives it a name', () => {
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
});
