import sharp from 'sharp';
import { mostPixels, type PictureKind, type PictureResult, pictureKinds } from './read-picture';
import { serveChild } from './serve-child';

const broken: PictureResult = {
  status: 'refused',
  reason:
    'This picture is damaged and could not be opened. Open it on your device, save it again and add the new copy.',
};

/** What a decoded picture is made smaller than; only that it can be decoded matters. */
const sampleSide = 64;

serveChild<{ path: string }, PictureResult>(
  async () =>
    async ({ path }) => {
      const open = () => sharp(path, { failOn: 'error', limitInputPixels: false });
      const { format, width, height } = await open().metadata();
      const kind = kindOf(format);
      if (!kind) return broken;
      if (width * height > mostPixels)
        return {
          status: 'refused',
          reason: `This picture has more than ${mostPixels / 1_000_000} million pixels. Make it smaller, or save it as PDF, and add that.`,
        };
      await open().resize(sampleSide, sampleSide, { fit: 'inside' }).raw().toBuffer();
      return { status: 'read', kind };
    },
  () => broken,
);

function kindOf(format: string): PictureKind | undefined {
  return pictureKinds.find((kind) => kind === format.replace('jpeg', 'jpg'));
}
