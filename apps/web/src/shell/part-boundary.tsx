import { Component, type ReactNode } from 'react';

type PartBoundaryProps = { children: ReactNode; fallback?: ReactNode };

/** Keeps a part whose code did not arrive from taking the page with it: what was typed elsewhere stays. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

const retryMs = 2000;

/** Asks for a part's code, and once more after two seconds when it did not come. */
export function withRetry<T>(load: () => Promise<T>): () => Promise<T> {
  return () => load().catch(() => new Promise((resolve) => setTimeout(resolve, retryMs)).then(load));
}
