import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PageMeta } from '../../ui/PageMeta';
import { lazyComponent, useFetchAhead } from '../../ui/feedback/lazyComponent';
import { FeedbackForm } from './FeedbackForm';

const Thanks = () => (
  <Typography variant="h2" component="h1" role="status" sx={{ textAlign: 'center', py: 4 }}>
    Thank you for your feedback!
  </Typography>
);

// If this chunk fails to load, the page still thanks the customer.
const FeedbackThanks = lazyComponent(() => import('./FeedbackThanks'), 'FeedbackThanks', {
  Waiting: Thanks,
  Failed: Thanks,
});

export const FeedbackPage = () => {
  const [sent, setSent] = useState(false);
  useFetchAhead(FeedbackThanks);
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
      <PageMeta
        title="Feedback"
        description="Tell us how we did: what was good, and what we should do better."
      />
      <Card sx={{ p: { xs: 3, sm: 5 }, boxShadow: 'var(--soft-shadow)' }}>
        {sent ? <FeedbackThanks /> : <FeedbackForm onSent={() => setSent(true)} />}
      </Card>
    </Container>
  );
};
