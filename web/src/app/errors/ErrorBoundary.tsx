import { Component, type ErrorInfo, type ReactNode } from 'react';
import { WholeCrashPage } from './CrashPage';

interface ErrorBoundaryState {
  failed: boolean;
}

/** Outermost error boundary; pages and lazy components have their own (see lazyPart). */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <WholeCrashPage onRetry={() => this.setState({ failed: false })} />;
  }
}
