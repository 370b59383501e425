type SkipLinkProps = { targetId?: string; children?: string };

/** First tab stop of a page. It skips the header and goes to the content. */
export function SkipLink({ targetId = 'main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed start-4 top-4 z-70 -translate-y-[200vh] rounded-2 bg-ink px-4 py-2.5 text-15 font-strong text-surface-raised no-underline focus:translate-y-0"
    >
      {children}
    </a>
  );
}
