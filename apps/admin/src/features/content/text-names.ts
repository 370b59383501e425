const singles: Readonly<Record<string, string>> = {
  about: 'About page',
  care: 'AI Chat: message to someone in danger',
  careers: 'Careers page',
  contact: 'Contact page',
  experts: 'Expert help page',
  faq: 'Help page: questions and answers',
  'help-pages': 'Help: getting started, account help, study tools',
  press: 'Press page',
  services: 'Services page',
};

const collections: Readonly<Record<string, string>> = {
  blog: 'Article',
  policies: 'Policy',
  releases: 'Press release',
};

/** Title of a text: 'Services page' or 'Article: free-draft-samples'. */
export function textTitle(name: string): string {
  const [top = '', id] = name.split('/');
  return id === undefined ? (singles[top] ?? top) : `${collections[top] ?? top}: ${id}`;
}

/** Address of the list of texts, or of one text. */
export function textsAddress(name?: string): string {
  return name === undefined ? '/admin/texts' : `/admin/texts?${new URLSearchParams({ name })}`;
}

/** Returns the name of a new article from its typed address; undefined if the address is not valid. */
export function articleName(typed: string): string | undefined {
  const id = typed.trim().toLowerCase();
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= 80 ? `blog/${id}` : undefined;
}

/** Template of a new article. */
export const newArticle = `---
title: Title of the article
excerpt: One or two sentences about the article.
category: Study Tips
author: Academic Workshop editorial team
date: 2026-01-01
tags: [first tag, second tag, third tag]
---

## A heading

The first paragraph.
`;
