import experts from '@aw/content/experts';
import { expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { fieldsIn } from '~/testing/tags';
import { checkQuestion, failedToPost, posted } from './check-question';
import { ExpertsPage } from './experts-page';
import { QuestionPosted } from './question-posted';
import { tutorMessage } from './tutor-message';
import { Tutors } from './tutors';

const count = (html: string, part: string) => html.split(part).length - 1;

it('[X7] the page has the quick-help form, the ways to ask, three services and the recent questions', () => {
  const html = renderPage(<ExpertsPage />);
  expect(count(html, '<h1')).toBe(1);
  expect(fieldsIn(html)).toEqual(['title off', 'content -']);
  expect(html).toContain('Get Expert Help Now');
  expect(html).toMatch(/href="\/ask"[^>]*>(<[^>]*>)*Ask Detailed Question/);
  expect(html).toContain('https://wa.me/');
  expect(html).toContain('href="mailto:');
  for (const { title, link } of experts.services) {
    expect(html).toContain(title);
    expect(html).toContain(`href="${link.to}"`);
  }
  expect(html).toContain('Recent Questions &amp; Answers');
  expect(html).toContain('Loading questions…');
});

it('[X7] no tutor is shown before the site has said that it is a demo', () => {
  const html = renderPage(<Tutors tutors={experts.demoTutors} none={experts.noTutors} />);
  for (const { name } of experts.demoTutors) expect(html).not.toContain(name);
  expect(html).toContain('Loading tutors…');
});

it('[X7] a chat with a tutor begins with their name and their first specialty', () => {
  expect(tutorMessage({ name: 'Mira Halvorsen', specialties: ['Calculus', 'Probability'] })).toBe(
    'Hello! I would like help from Mira Halvorsen with calculus:',
  );
});

it('[X8] a question without title or details is not sent, and each field says what it needs', () => {
  expect(checkQuestion({ title: ' ', content: '' })).toEqual({
    title: 'Please give your question a title.',
    content: 'Please write your question.',
  });
  expect(checkQuestion({ title: 'x'.repeat(201), content: 'y' })).toHaveProperty('title');
  expect(checkQuestion({ title: 'Why?', content: 'I tried.' })).toEqual({});
});

it('[X8] what is said of a question are the texts of the specification, and what happens next', () => {
  expect(posted.title).toBe('Question posted successfully');
  expect(posted.description).toBe('Your question has been posted and experts will answer it soon.');
  expect(failedToPost.title).toBe('Failed to post question');
  expect(failedToPost.description).toBe('There was an error posting your question. Please try again.');
  const html = renderPage(
    <QuestionPosted title="Why is <b>x</b> 2?" next={experts.afterPosting} onAnother={() => {}} />,
  );
  expect(html).toContain(posted.description);
  expect(html).toContain('Why is &lt;b&gt;x&lt;/b&gt; 2?');
  for (const step of experts.afterPosting) expect(html).toContain(step.replaceAll('"', '&quot;'));
});
