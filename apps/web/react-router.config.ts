import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: false,
  // Every path without parameters becomes an HTML file; the rest is served from __spa-fallback.html.
  prerender: ({ getStaticPaths }) => getStaticPaths(),
} satisfies Config;
