export * from './mail/mails.queries';
