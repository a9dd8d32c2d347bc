import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { ErrorPage } from './error-page';

interface Props {
  location: Location;
  children: ReactNode;
}

interface State {
  location: Location;
  error?: unknown;
}

/** Shows the error page in place of a page that fails to render, until another location is shown. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ location }: Props, shown: State): State | null {
    return shown.location === location ? null : { location, error: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorPage error={error} />;
  }
}
