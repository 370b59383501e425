// Selects the variables that builds, checks and tests get from the shell: nothing that is meant for other programs.

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
  // The place of pnpm's store, which must be the same when a person calls pnpm by hand.
  'PNPM_HOME',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'XDG_DATA_HOME',
  'XDG_STATE_HOME',
  // Set by bootstrap.mjs.
  'DO_NOT_TRACK',
  'TURBO_TELEMETRY_DISABLED',
  // Without these no program runs on Windows.
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

/** The variables that builds, checks and tests are given; their names are compared in any case. */
export function toolEnvironment(env = process.env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => {
      const upper = name.toUpperCase();
      return names.has(upper) || patterns.some((pattern) => pattern.test(upper));
    }),
  );
}
