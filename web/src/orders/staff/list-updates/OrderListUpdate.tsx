import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { OrderChangedDocument } from '../../OrderChanged.generated';
import { OrderListUpdateDocument } from './OrderListUpdate.generated';
import { useChangeSubscription } from '../../../session/subscriptions/useChangeSubscription';
import { useRefetch } from '../../../graphql/useRefetch';

/**
 * Milliseconds within which the server reports a change. The user's own changes arrive within this
 * time and need no message.
 */
const OWN_MS = 1500;

interface OrderNewsProps {
  id: string;
  /** The version on screen. */
  version: number;
  /** True while a form is open that may contain typed text. */
  isTyping: boolean;
  onShow: () => void;
}

/** Announces a concurrent change of the open order. The form stays until the user loads the new version. */
export const OrderListUpdate = ({ id, version, isTyping, onShow }: OrderNewsProps) => {
  const [shownVersion, setShownVersion] = useState(0);
  // A change sends the version that was loaded with the screen.
  const read = useRefetch({ isBackground: true, noCache: true });
  useChangeSubscription(
    OrderChangedDocument,
    async (changes) => {
      const [last] = changes.slice(-1);
      setShownVersion(
        last?.version ?? (await read(OrderListUpdateDocument, { id }))?.order.version ?? 0,
      );
    },
    { variables: { id }, gather: OWN_MS, hold: 'nothing' },
  );
  if (shownVersion <= version) return null;
  return (
    // Overlays the content without moving it.
    <Box sx={{ position: 'relative', zIndex: 1, height: 0 }}>
      <Alert
        severity="info"
        role="status"
        elevation={2}
        sx={{ borderRadius: 0, alignItems: 'center' }}
        action={
          !isTyping && (
            <Button size="small" color="inherit" onClick={onShow}>
              Show changes
            </Button>
          )
        }
      >
        {isTyping
          ? 'Another person changed this order. Your entries are kept. When you save, you see what has changed.'
          : 'Another person changed this order.'}
      </Alert>
    </Box>
  );
};
