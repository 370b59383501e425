import { countedMore, formatCount } from '@aw/contracts/duration-text';
import { Action, Anchor, Aside, Paragraph } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

type MailedCourse = {
  title: string;
  schoolName: string;
  /** Paths on the site: of the course, and of the page that stops following it. */
  path: string;
  stopPath: string;
  news: { id: number; title: string; kind: string; path: string }[];
};

/**
 * New documents and questions of all courses that a person follows. `others` is the number of those that are not shown;
 * with `hasUncounted` there may be even more.
 */
export const courseNews: Template<{ courses: MailedCourse[]; others: number; hasUncounted: boolean }> = {
  subject: ({ courses, others, hasUncounted }) => {
    const [first, ...more] = courses;
    const count = courses.flatMap(({ news }) => news).length + others;
    const about = more.length === 0 && first && first.title.length <= 60 ? first.title : 'courses you follow';
    return `${hasUncounted ? 'At least ' : ''}${formatCount(count, 'new post')} in ${about}`;
  },
  because: 'You are receiving this email once a week because you follow courses.',
  isPersonal: true,
  Body: ({ mail: { courses, others, hasUncounted }, site }) => (
    <>
      <Paragraph>This is new in the courses you follow on {site.name}.</Paragraph>
      {courses.map(({ title, schoolName, path, stopPath, news }) => (
        <div key={path}>
          <Paragraph>
            <b>
              <Anchor href={site.origin + path}>{title}</Anchor>
            </b>
            , {schoolName}
          </Paragraph>
          {news.map(({ id, title, kind, path }) => (
            <Paragraph key={id}>
              {kind}: <Anchor href={site.origin + path}>{title}</Anchor>
            </Paragraph>
          ))}
          <Aside>
            <Anchor href={site.origin + stopPath}>Stop following {title}</Anchor>
          </Aside>
        </div>
      ))}
      {others > 0 && (
        <Paragraph>
          You will find {hasUncounted && 'at least '}
          {countedMore(others, 'new document or question', 'new documents and questions')} on the pages of
          your courses.
        </Paragraph>
      )}
      {courses[0] && <Action href={site.origin + courses[0].path}>Open {courses[0].title}</Action>}
    </>
  ),
};
