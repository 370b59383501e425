/** Version of how fingerprints are made. Raise it when they change: the clean-up makes those of earlier versions again. */
export const fingerprintVersion = 2;
