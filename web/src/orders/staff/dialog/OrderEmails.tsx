import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { usePermissions } from '../../../session/permissions/usePermissions';
import type { MailStatus } from '../../../graphql/schema.generated';
import {
  OrderEmailsDocument,
  useResendEmailMutation,
  useOrderEmailsQuery,
  type OrderEmailsQuery,
} from './OrderEmails.generated';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { StatusChip } from '../../../ui/StatusChip';
import { formatDateTime } from '../../../ui/format/dates';
import type { Tone } from '../../../ui/statusColors';
import { narrowScreen } from '../../../ui/useIsNarrowScreen';
import { useToast } from '../../../ui/feedback/useToast';

type Mail = OrderEmailsQuery['orderEmails'][number];

const states: Record<MailStatus, { label: string; tone: Tone }> = {
  QUEUED: { label: 'waiting', tone: 'grey' },
  SENT: { label: 'sent', tone: 'green' },
  FAILED: { label: 'failed', tone: 'red' },
  DROPPED: { label: 'not sent: out of date', tone: 'yellow' },
};

interface OrderEmailsProps {
  orderId: string;
  /** False for a customer without an email address. */
  hasEmail: boolean;
}

interface MailRowProps {
  mail: Mail;
  busy: boolean;
  /** Undefined if the viewer may not resend the mail. */
  onResend?: () => void;
}

const MailRow = ({ mail, busy, onResend }: MailRowProps) => (
  <Box
    component="li"
    sx={{
      py: 1,
      fontSize: 14,
      overflowWrap: 'anywhere',
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ fontWeight: 600 }}>{mail.subject}</Box>
    <Box sx={{ color: 'text.secondary' }}>
      {mail.to} · {formatDateTime(mail.sentAt ?? mail.createdAt)}
    </Box>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.25 }}>
      <StatusChip {...states[mail.status]} />
      {mail.outdated && <Box sx={{ color: 'text.secondary' }}>replaced by a newer email</Box>}
      {onResend && (
        <Button
          size="small"
          disabled={busy || mail.outdated || mail.status === 'QUEUED'}
          aria-label={`Send again: ${mail.subject}`}
          onClick={onResend}
          sx={{ minHeight: 28, px: 1, [narrowScreen]: { minHeight: 44 } }}
        >
          Send again
        </Button>
      )}
    </Box>
  </Box>
);

/** Mails to the customer about the order, with a button to resend each one. */
export const OrderEmails = ({ orderId, hasEmail }: OrderEmailsProps) => {
  const toast = useToast();
  const maySend = usePermissions()('orders.update_status');
  const { data, error, refetch } = useOrderEmailsQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
  });
  const [resend, { loading }] = useResendEmailMutation({
    refetchQueries: [OrderEmailsDocument],
    awaitRefetchQueries: true,
  });
  const sendAgain = async (id: string): Promise<void> => {
    try {
      const sent = await resend({ variables: { id } });
      toast.success(sent.data?.resendEmail.message ?? 'The email is being sent');
    } catch (failure) {
      toast.failure(failure);
    }
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Loading emails...
      </Typography>
    );
  }
  if (data.orderEmails.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hasEmail
          ? 'No emails yet'
          : 'This customer has no email, so nothing was sent. Please call them.'}
      </Typography>
    );
  }
  return (
    <Box component="ul" aria-label="Emails" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.orderEmails.map((mail) => (
        <MailRow
          key={mail.id}
          mail={mail}
          busy={loading}
          onResend={maySend ? () => void sendAgain(mail.id) : undefined}
        />
      ))}
    </Box>
  );
};
