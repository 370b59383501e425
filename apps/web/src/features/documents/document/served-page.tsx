import { mathTags } from '@aw/contracts/documents/page-structure';
import { createElement, Fragment, type ReactNode } from 'react';

/** Text with formulas, as a Mustache template. */
const content = (
  <>
    {'{{#content}}{{text}}{{#formula}}'}
    {createElement('math', {}, '{{>math}}')}
    {'{{/formula}}{{/content}}'}
  </>
);

const section = (name: string, children: ReactNode) => (
  <>
    {`{{#${name}}}`}
    {children}
    {`{{/${name}}}`}
  </>
);

/** One page of a document as a Mustache template that looks like `PageBlocks`. Without a structure, it is plain text. */
export function ServedPage() {
  return (
    <>
      {'{{^blocks}}'}
      <p
        className="page-words max-w-measure whitespace-pre-line wrap-anywhere"
        dir="auto"
        lang="{{language}}"
      >
        {'{{text}}'}
      </p>
      {'{{/blocks}}{{#hasBlocks}}'}
      <div className="page-blocks" lang="{{language}}">
        {'{{#blocks}}'}
        {[2, 3, 4, 5, 6].map((level) => (
          <Fragment key={level}>
            {section(`h${level}`, createElement(`h${level}`, { dir: 'auto' }, content))}
          </Fragment>
        ))}
        {section('paragraph', <p dir="auto">{content}</p>)}
        {section(
          'note',
          <p className="note" role="note" dir="auto">
            {content}
          </p>,
        )}
        {section(
          'figure',
          <p className="figure">
            {'Picture: '}
            <bdi>{'{{alt}}'}</bdi>
          </p>,
        )}
        {section('display', <div className="formula">{content}</div>)}
        {section(
          'list',
          <ul dir="auto">
            {section(
              'items',
              <li className="{{style}}">
                {section('label', <span className="label">{'{{.}} '}</span>)}
                {content}
              </li>,
            )}
          </ul>,
        )}
        {section(
          'table',
          // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: the keyboard scrolls it, and a region for each table would be a landmark
          <div role="group" className="table-box" aria-label="Table" tabIndex={0} dir="{{direction}}">
            <table>
              <tbody>
                {section(
                  'rows',
                  <tr>
                    {section(
                      'cells',
                      <>
                        {section('head', createElement('th', { scope: 'col', ...spans }, content))}
                        {section('cell', createElement('td', spans, content))}
                      </>,
                    )}
                  </tr>,
                )}
              </tbody>
            </table>
          </div>,
        )}
        {'{{/blocks}}'}
      </div>
      {'{{/hasBlocks}}'}
    </>
  );
}

const spans: Record<string, string> = { colSpan: '{{columns}}', rowSpan: '{{rows}}' };

/** An element of a formula with its children, as a Mustache template that calls itself. */
export function ServedMath() {
  return mathTags.map((tag) => (
    <Fragment key={tag}>
      {section(tag, createElement(tag, {}, '{{text}}{{#children}}{{>math}}{{/children}}'))}
    </Fragment>
  ));
}
