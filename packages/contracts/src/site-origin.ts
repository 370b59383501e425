/** Stands in the built pages for the site's own origin until the server of the pages puts that in its place. */
export const placeholderOrigin = 'https://site-origin.invalid';
