export * from './course-follows/course-follows.queries';
export * from './course-follows/course-mails.queries';
export * from './course-follows/course-news.queries';
