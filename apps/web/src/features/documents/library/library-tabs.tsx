import type { ComponentType } from 'react';
import { FollowedCourses } from '~/schools/followed-courses';
import { materialTab } from '~/study-materials/material-address';
import { OwnStudyMaterials } from '~/study-materials/own-study-materials';
import { LibraryCards, type LibraryCardsProps } from './library-cards';
import { NothingRead, NothingSaved, NothingUnlocked } from './library-empty';
import { ReadingNote } from './reading-note';
import { Uploads } from './uploads';

type LibraryTab = { value: string; label: string; Panel: ComponentType<{ userId: string }> };

const RecentlyRead = cardsPanel({
  tab: 'recent',
  verb: 'Read',
  noun: 'Recently read documents',
  empty: <NothingRead />,
});

/** Tabs of the library with their content. The first one is open without a tab in the address. */
export const libraryTabs: readonly [LibraryTab, ...LibraryTab[]] = [
  {
    value: 'saved',
    label: 'Saved',
    Panel: cardsPanel({ tab: 'saved', verb: 'Saved', noun: 'Saved documents', empty: <NothingSaved /> }),
  },
  {
    value: 'unlocked',
    label: 'Unlocked',
    Panel: cardsPanel({
      tab: 'unlocked',
      verb: 'Unlocked',
      noun: 'Unlocked documents',
      empty: <NothingUnlocked />,
    }),
  },
  { value: 'uploaded', label: 'Uploaded', Panel: Uploads },
  { value: materialTab, label: 'Study material', Panel: OwnStudyMaterials },
  { value: 'courses', label: 'Courses', Panel: FollowedCourses },
  {
    value: 'recent',
    label: 'Recently read',
    Panel: ({ userId }) => (
      <>
        <ReadingNote userId={userId} />
        <RecentlyRead userId={userId} />
      </>
    ),
  },
];

function cardsPanel(cards: Omit<LibraryCardsProps, 'userId'>): LibraryTab['Panel'] {
  return ({ userId }) => <LibraryCards userId={userId} {...cards} />;
}

/** Returns the tab of an address. An unknown one, such as of a later release, opens the first. */
export function tabOf(value: string | null): LibraryTab {
  return libraryTabs.find((tab) => tab.value === value) ?? libraryTabs[0];
}
