import posts from '@aw/content/blog';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: false,
  // Every path without parameters and every article becomes an HTML file. The rest is served from
  // __spa-fallback.html.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...posts.map(({ id }) => `/blog/${id}`)],
} satisfies Config;
