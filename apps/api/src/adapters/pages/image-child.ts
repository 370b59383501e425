import sharp from 'sharp';
import { serveChild } from './children/serve-child';
import { type ImageResult, type ImageTask, readImage } from './images/read-image';

serveChild<ImageTask, ImageResult>(
  async () => {
    // No other decoder of the library may see a file, whatever it claims to be.
    sharp.block({ operation: ['VipsForeignLoad'] });
    const taken = ['Png', 'Jpeg', 'Webp'].map((type) => `VipsForeignLoad${type}Buffer`);
    sharp.unblock({ operation: taken });
    sharp.cache(false);
    return readImage;
  },
  () => ({ status: 'refused', code: 'unreadable' }),
);
