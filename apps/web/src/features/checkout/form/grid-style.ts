/** Classes of a grid with two fields per row, one on phones. */
export const gridStyle = 'grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2';
