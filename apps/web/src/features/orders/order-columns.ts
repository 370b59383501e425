/** Columns for timeline, messages and files; two on medium screens, one on small ones. */
export const orderColumns =
  'grid grid-cols-1 gap-10 border-t border-ink pt-6 dark:border-line-strong lg:grid-cols-[224px_minmax(0,1fr)] 2xl:grid-cols-[232px_minmax(0,1fr)_272px] 2xl:gap-0';
export const progressColumn = 'min-w-0 2xl:pe-6';
export const messagesColumn = 'min-w-0 border-line 2xl:border-x 2xl:px-8';
export const sideColumn =
  'grid min-w-0 grid-cols-1 content-start gap-8 lg:col-start-2 lg:grid-cols-2 2xl:col-start-3 2xl:grid-cols-1 2xl:ps-8';

/** Classes of the column headings. */
export const columnHeading = 'text-18 lg:text-18';
