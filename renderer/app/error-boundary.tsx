// When a screen breaks through a mistake of ours: what happened, what is safe, what to press. The frame stays.
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface Props {
  /** Another page is another try. */
  readonly page: string;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: Props) {
    if (before.page !== this.props.page && this.state.broken) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="page" role="alert">
        <h1>This page could not be shown.</h1>
        <p>That is a mistake in the program, not yours. Everything that was recorded is safe.</p>
        <div className="acts">
          <Button kind="main" onPress={() => this.setState({ broken: false })}>
            Show it again
          </Button>
        </div>
      </div>
    );
  }
}
