/** Version of the fingerprint algorithm. Raise it with every change: the clean-up recomputes earlier fingerprints. */
export const fingerprintVersion = 2;
