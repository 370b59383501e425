export * from './contact-messages/contact-messages.queries';
export * from './contact-messages/staff-messages.queries';
