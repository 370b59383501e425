/** Two fields in a row, one on the phone. */
export const gridStyle = 'grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2';
