import { Component, type ReactNode } from 'react';

type PartBoundaryProps = { children: ReactNode; fallback?: ReactNode };

/** Contains the failure of one part of a page, so that text typed elsewhere is not lost. */
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

/** Returns a loader that retries once after two seconds. */
export function withRetry<T>(load: () => Promise<T>): () => Promise<T> {
  return () => load().catch(() => new Promise((resolve) => setTimeout(resolve, retryMs)).then(load));
}
