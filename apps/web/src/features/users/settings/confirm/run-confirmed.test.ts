import { ApiError } from '@aw/contracts/api-error';
import { describe, expect, it } from 'vitest';
import { NotProven } from '../failure';
import { runConfirmed } from './run-confirmed';

const confirmFirst = new ApiError(403, '', { code: 'auth.confirm', message: 'Please confirm.' });

/** Simulates a server that refuses until the person has confirmed their identity. */
function startServer({ refusal = confirmFirst as Error, takesProof = true } = {}) {
  const server = {
    calls: 0,
    proofs: 0,
    call: async () => {
      server.calls += 1;
      if (server.proofs === 0 || !takesProof) throw refusal;
      return 'changed';
    },
    prove: async () => {
      server.proofs += 1;
    },
  };
  return server;
}

describe('a call that needs a fresh proof of identity', () => {
  it('[U7] is repeated exactly once after the proof', async () => {
    const server = startServer();
    await expect(runConfirmed(server.call, server.prove)).resolves.toBe('changed');
    expect(server).toMatchObject({ calls: 2, proofs: 1 });
    await expect(runConfirmed(server.call, server.prove)).resolves.toBe('changed');
    expect(server).toMatchObject({ calls: 3, proofs: 1 });
  });

  it('[U7] is not repeated without a proof', async () => {
    const server = startServer();
    const refuse = () => Promise.reject(new NotProven());
    await expect(runConfirmed(server.call, refuse)).rejects.toBeInstanceOf(NotProven);
    expect(server.calls).toBe(1);
  });

  it('[U7] asks for no proof after another error, and never asks twice', async () => {
    const other = startServer({ refusal: new ApiError(400, 'Too short') });
    await expect(runConfirmed(other.call, other.prove)).rejects.toThrow('Too short');
    expect(other.proofs).toBe(0);
    const stubborn = startServer({ takesProof: false });
    await expect(runConfirmed(stubborn.call, stubborn.prove)).rejects.toBe(confirmFirst);
    expect(stubborn).toMatchObject({ calls: 2, proofs: 1 });
  });
});
