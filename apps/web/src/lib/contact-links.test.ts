import { describe, expect, it } from 'vitest';
import { mailLink, phoneLink, whatsAppLink } from './contact-links';

describe('the links of the contact bar', () => {
  it('[X2] open a WhatsApp chat with a prepared message', () => {
    const link = new URL(whatsAppLink({ whatsappNumber: '+1 555 010-0199' }, 'Hello & welcome?'));
    expect(link.origin + link.pathname).toBe('https://wa.me/15550100199');
    expect(link.searchParams.get('text')).toBe('Hello & welcome?');
    expect(whatsAppLink({ whatsappNumber: '1' })).toContain('?text=Hello');
  });

  it('[X2] write to the support address and dial the number', () => {
    expect(mailLink({ email: 'a@b.example' })).toBe('mailto:a@b.example');
    expect(mailLink({ email: 'a@b.example' }, 'A page & more')).toBe(
      'mailto:a@b.example?subject=A%20page%20%26%20more',
    );
    expect(phoneLink({ phone: '+1 555 010 0199' })).toBe('tel:+15550100199');
  });
});
