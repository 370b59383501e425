import { expect, it } from 'vitest';
import { ownPages } from '~/shell/header-menu';
import { reader, renderStatic } from '~/testing/render-static';
import { sampleUser } from '~/testing/sample-user';
import { linksIn } from '~/testing/tags';
import { ProfileCard } from './profile-card';

it('[D24] My library is on the profile and in the menu of the header, with and without an account', () => {
  for (const user of [reader, sampleUser])
    expect(linksIn(renderStatic(<ProfileCard user={user} />, { user }))).toContain('/library');
  expect(ownPages).toContainEqual({ label: 'My library', to: '/library' });
});
