import { Component } from 'react';
import type { ReactNode } from 'react';
import { errorTextOf } from './errorTextOf.ts';

type StepBoundaryProps = { onFailed: (message: string) => void; children: ReactNode };

/** Reports an error thrown by the page of a step and renders nothing until it is remounted with another key. */
export class StepBoundary extends Component<StepBoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(errorTextOf(error));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
