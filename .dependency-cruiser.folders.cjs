const { options } = require('./.dependency-cruiser.cjs');

/** What folders import of each other, tests apart; a cruise of its own, because only here they are left out. */
module.exports = {
  forbidden: [
    {
      name: 'no-circle-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(apps|packages)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.(test|stories)\\.tsx?$|/testing/` },
  },
};
