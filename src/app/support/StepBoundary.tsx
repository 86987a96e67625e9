import { Component } from 'react';
import type { ReactNode } from 'react';

type StepBoundaryProps = {
  /** Of the step that is drawn; the next one is drawn anew. */
  step: number;
  onFailed: (step: number, message: string) => void;
  children: ReactNode;
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A step whose page throws is told and leaves the place empty; the steps after it stand again. */
export class StepBoundary extends Component<StepBoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(this.props.step, messageOf(error));
  }

  override componentDidUpdate({ step }: StepBoundaryProps): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- once a step, and only after a failure
    if (this.state.failed && step !== this.props.step) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
