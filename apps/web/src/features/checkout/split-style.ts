/** The form and its sticky side of 320 pixels from 900 pixels on; one column below. */
export const splitStyle =
  'grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-10 [&>aside]:lg:sticky [&>aside]:lg:top-6';
