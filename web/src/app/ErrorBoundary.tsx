import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { fallbackText } from '../graphql/errors';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The outermost one, which has no navigation around it. */
  wholePage?: boolean;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Keeps one broken page from taking the rest down; give it a key that changes with the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Stack
        role="alert"
        spacing={2}
        sx={{
          alignItems: 'center',
          justifyContent: 'center',
          textAlign: 'center',
          px: 3,
          py: 12,
          minHeight: this.props.wholePage ? '100dvh' : undefined,
        }}
      >
        <Typography variant="h2" component="h1">
          {fallbackText}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>
          This part of the page could not be shown. Loading it again usually helps.
        </Typography>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </Stack>
    );
  }
}
