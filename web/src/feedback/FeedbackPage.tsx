import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { Suspense, lazy, useState } from 'react';
import { PageMeta } from '../ui/PageMeta';
import { FeedbackForm } from './FeedbackForm';

const FeedbackThanks = lazy(async () => ({
  default: (await import('./FeedbackThanks')).FeedbackThanks,
}));

export const FeedbackPage = () => {
  const [sent, setSent] = useState(false);
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
      <PageMeta
        title="Feedback"
        description="Tell us how we did: what was good, and what we should do better."
      />
      <Card sx={{ p: { xs: 3, sm: 5 }, boxShadow: 'var(--soft-shadow)' }}>
        {sent ? (
          <Suspense>
            <FeedbackThanks />
          </Suspense>
        ) : (
          <FeedbackForm onSent={() => setSent(true)} />
        )}
      </Card>
    </Container>
  );
};
