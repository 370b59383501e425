import { createLucideIcon } from 'lucide-react';

/** Telephone in a speech bubble, after the logo of WhatsApp. */
export const WhatsAppIcon = createLucideIcon('whatsapp', [
  [
    'path',
    {
      d: 'M3.5 20.5l1.3-4.3A8.6 8.6 0 1 1 8 19.4zM9 8.2c-.7 1.5.3 3.5 1.6 4.8s3.3 2.3 4.8 1.6l.3-1.7-1.9-.9-1 .8c-.8-.4-1.5-1.1-1.9-1.9l.8-1-.9-1.9z',
      key: 'bubble',
    },
  ],
]);
