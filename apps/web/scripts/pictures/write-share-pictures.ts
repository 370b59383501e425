import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { longDate } from '@aw/contracts/long-date';
import { sharePicture } from './share-picture';

/** Facts about an article that its picture shows. */
type SharedPost = { id: string; category: string; title: string; author: string; date: string };

/** Writes the pictures of shared links: `share.png` for the site, and `share/<id>.png` for each article. */
export async function writeSharePictures(folder: string, posts: readonly SharedPost[]): Promise<void> {
  mkdirSync(join(folder, 'share'), { recursive: true });
  const site = {
    cue: 'Study documents and writing help',
    title: 'Find the page that explains it.',
    foot: 'By school and course, with the first pages free to read',
  };
  writeFileSync(join(folder, 'share.png'), await sharePicture(site));
  for (const { id, category, title, author, date } of posts) {
    const day = longDate(date, 'UTC');
    const picture = await sharePicture({ cue: category, title, foot: `${author} · ${day}` });
    writeFileSync(join(folder, 'share', `${id}.png`), picture);
  }
}
