import { describe, expect, it } from 'vitest';
import { asksForWriting, namesAssessedWork } from './writing-requests';

describe('what asks for work to be written', () => {
  it.each([
    'Write my essay on Hamlet.',
    'Please write my whole second year dissertation',
    'I need you to write my essay.',
    'You have my notes; could you do our coursework by Friday?',
    'I want someone to complete my assignment',
    'Please proofread and complete my dissertation',
    'write me a 2000-word essay',
    'Write the essay for me',
    'Just do it for me, thanks',
    'The introduction is mine, please write chapter 2',
    'It should be written from scratch',
    'I want a thesis written for me',
    'I need my dissertation done until Monday',
    'W\u200Brite my e\u00ADssay',
    'WRITE MY COURSE-WORK',
    'Ghost-write my thesis',
    'Topic: cells.\nDo my homework',
    'write my\nessay',
    'Create my essay on Hamlet',
    'please author my thesis',
    'Draft my coursework, please',
    'Prepare an essay on trade for me',
    'I need an essay, 2000 words, from zero',
    'I had no time, so write my essay',
    'Please write\r\nthe whole\r\ndissertation for me',
  ])('[L1] “%s”', (text) => {
    expect(asksForWriting(text)).toBeDefined();
  });

  it.each([
    'Please proofread my dissertation and mark unclear sentences.',
    'Edit my own essay; I wrote it in a week.',
    'I write my thesis in LaTeX, please keep the macros.',
    'Help me plan how to write my dissertation',
    'Teach me to write an essay',
    'My tutor told me to complete my assignment in APA style',
    'Please write comments on my essay',
    'Please do the proofreading of my essay by Friday',
    'Please do my essay references in APA',
    'I still have to finish my thesis before you see the end of it',
    'Check this for me',
    'Please prepare my thesis for printing',
    'Make my essay clearer and shorter',
    'Please check the first draft of my essay',
    'The task was: “Write a 2,000-word essay on Hamlet.” My draft is attached.',
    'We had to write our report in groups',
    'Two chapters of my PhD thesis, supervised by Dr Haddad',
    '',
  ])('[L1] not “%s”', (text) => {
    expect(asksForWriting(text)).toBeUndefined();
  });
});

describe('what names work that a course marks', () => {
  it.each([
    'Module code BUS2001',
    'the marking criteria are attached',
    'An essay for my course',
    'Coursework for the finance module',
    '2,000-word essay',
    'a report of 3000 words',
    'Dissertation: supply chains',
    'It goes through Turnitin',
  ])('[L1] “%s”', (text) => {
    expect(namesAssessedWork(text)).toBeDefined();
  });

  it.each([
    'PhD thesis on supply chains, University of Lagos, 2019',
    'Relevant coursework and a dissertation that won a prize',
    'Modules taught: statistics',
    'I apply for a job as a lecturer',
  ])('[L1] not “%s”', (text) => {
    expect(namesAssessedWork(text)).toBeUndefined();
  });
});
