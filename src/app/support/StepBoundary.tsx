import { Component } from 'react';
import type { ReactNode } from 'react';
import { errorTextOf } from './errorTextOf.ts';

type StepBoundaryProps = { onFailed: (message: string) => void; children: ReactNode };

/** A step whose page throws is told and leaves the place empty, until a boundary with another key takes its place. */
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
