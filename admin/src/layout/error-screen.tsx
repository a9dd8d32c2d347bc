import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { reloadForNewerBuild } from '../../../common/browser/newer-build';
import { StateMessage } from '../ui/state-message';

interface ErrorScreenProps {
  /** A new value, such as another address, resets the error. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorScreenState {
  broken: boolean;
  resetKey: string;
}

/**
 * Error boundary of a screen: the sidebar stays usable. Where a newer build has replaced the
 * screen's code, the page is reloaded.
 */
export class ErrorScreen extends Component<ErrorScreenProps, ErrorScreenState> {
  override state: ErrorScreenState = { broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorScreenState> {
    return { broken: true };
  }

  static getDerivedStateFromProps(
    props: ErrorScreenProps,
    state: ErrorScreenState,
  ): ErrorScreenState | null {
    if (props.resetKey === state.resetKey) return null;
    return { broken: false, resetKey: props.resetKey };
  }

  override componentDidCatch(): void {
    void reloadForNewerBuild();
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <StateMessage
        title="Something went wrong!"
        wholeScreen
        text="This screen could not be shown."
      >
        <Button variant="outlined" onClick={() => this.setState({ broken: false })}>
          Try again
        </Button>
      </StateMessage>
    );
  }
}
