import { endpoint } from '../endpoint';
import { getImage } from './public';

export const staffGetImage = endpoint('GET /api/admin/images/:id', {
  scope: 'staff',
  permission: 'questions.read',
  tag: 'Staff: questions',
  summary: 'Any image of a text as WebP, including while the text is held or removed.',
  params: getImage.params,
  responses: getImage.responses,
  produces: 'image/webp',
  isStored: true,
  errors: getImage.errors,
});
