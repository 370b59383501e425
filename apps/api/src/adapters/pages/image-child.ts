import sharp from 'sharp';
import { serveChild } from './children/serve-child';
import { type ImageResult, type ImageTask, readImage } from './images/read-image';

serveChild<ImageTask, ImageResult>(
  async () => {
    // Whatever a file pretends to be, no other decoder of the library ever sees it.
    sharp.block({ operation: ['VipsForeignLoad'] });
    const taken = ['Png', 'Jpeg', 'Webp'].map((type) => `VipsForeignLoad${type}Buffer`);
    sharp.unblock({ operation: taken });
    sharp.cache(false);
    return readImage;
  },
  () => ({ status: 'refused', code: 'unreadable' }),
);
