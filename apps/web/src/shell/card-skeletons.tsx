import { CardGrid } from '@aw/ui/patterns/card-grid';
import { LoadingRegion } from '@aw/ui/primitives/skeleton';
import type { ReactNode } from 'react';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders for six cards that are loading. */
export function CardSkeletons({ label, card }: { label: string; card: ReactNode }) {
  return (
    <LoadingRegion label={label}>
      <CardGrid>
        {places.map((place) => (
          <li key={place}>{card}</li>
        ))}
      </CardGrid>
    </LoadingRegion>
  );
}
