/** Classes of a grid with a sticky sidebar of 320 px from 900 px on, and a single column below. */
export const splitStyle =
  'grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-10 [&>aside]:lg:sticky [&>aside]:lg:top-6';
