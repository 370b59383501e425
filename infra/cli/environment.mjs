// Selects the variables that builds, checks and tests get from the shell, without those of other programs.

const names = new Set([
  'PATH',
  'HOME',
  'TMPDIR',
  'CI',
  'TURBO_SCM_BASE',
  'CHROMIUM_PATH',
  // Language and time.
  'LANG',
  'LANGUAGE',
  'TZ',
  // Certificates.
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  // Location of pnpm's store, which must be the same when a person runs pnpm by hand.
  'PNPM_HOME',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'XDG_DATA_HOME',
  'XDG_STATE_HOME',
  // Set by bootstrap.mjs.
  'DO_NOT_TRACK',
  'TURBO_TELEMETRY_DISABLED',
  // Required by every program on Windows.
  'APPDATA',
  'COMSPEC',
  'LOCALAPPDATA',
  'PATHEXT',
  'SYSTEMDRIVE',
  'SYSTEMROOT',
  'TEMP',
  'TMP',
  'USERPROFILE',
  'WINDIR',
]);
const patterns = [/^LC_[A-Z]+$/, /^(?:HTTP|HTTPS|ALL|NO)_PROXY$/, /^NPM_/, /^COREPACK_/];

/** Returns the variables for builds, checks and tests. Names are compared without regard to case. */
export function toolEnvironment(env = process.env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => {
      const upper = name.toUpperCase();
      return names.has(upper) || patterns.some((pattern) => pattern.test(upper));
    }),
  );
}
