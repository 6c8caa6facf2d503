import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import type { QueuedAction } from '../../offline/queueStorage';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { Panel } from '../../ui/table/Panel';
import { QueuedPhoto } from '../photos/QueuedPhoto';
import { formatDateTime } from '../../ui/format/dates';
import { isPhoto } from '../photos/photoUpload';
import { RejectedAction } from './RejectedAction';

interface PendingActionsPanelProps {
  list: readonly QueuedAction[];
  userId: string;
  nameOf: (orderId: string) => string;
  /** True if the stop of an action is no longer in a round of the driver. */
  isGone: (action: QueuedAction) => boolean;
  sending: boolean;
  onSend: () => void;
  onAgain: (action: QueuedAction) => void;
  onDrop: (action: QueuedAction) => void;
}

const row = { px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' };

const titleOf = (list: readonly QueuedAction[]): string => {
  const waiting = list.filter(({ problem }) => !problem).length;
  return waiting > 0 ? `Saved on this phone, ${waiting} to send` : 'Saved on this phone';
};

/**
 * Queued actions of this phone, each waiting or rejected. The driver can send the waiting ones, and
 * repeat or discard a rejected one.
 */
export const PendingActionsPanel = ({
  list,
  userId,
  nameOf,
  isGone,
  sending,
  onSend,
  onAgain,
  onDrop,
}: PendingActionsPanelProps) => {
  const [dropping, setDropping] = useState<QueuedAction>();
  return (
    <Panel
      title={<span role="status">{titleOf(list)}</span>}
      actions={
        list.some(({ problem }) => !problem) && (
          <Button disabled={sending} onClick={ignoreDoubleClick(onSend)} sx={{ minHeight: 48 }}>
            {sending ? 'Sending...' : 'Send now'}
          </Button>
        )
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.map((action) => (
          <Box component="li" key={action.id} sx={row}>
            <strong>{nameOf(action.orderId)}</strong>
            <Box>{action.about}</Box>
            {isPhoto(action) && <QueuedPhoto userId={userId} id={action.id} />}
            {action.at && (
              <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{formatDateTime(action.at)}</Box>
            )}
            {action.problem && (
              <RejectedAction
                {...{ action, onAgain }}
                name={nameOf(action.orderId)}
                gone={isGone(action)}
                onDrop={setDropping}
              />
            )}
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={dropping !== undefined}
        destructive
        title="Discard this entry?"
        question={
          dropping
            ? `${nameOf(dropping.orderId)}: ${dropping.about}. It was not sent to the office and will be lost.`
            : ''
        }
        confirmLabel="Discard"
        onCancel={() => setDropping(undefined)}
        onConfirm={() => {
          if (dropping) onDrop(dropping);
          setDropping(undefined);
        }}
      />
    </Panel>
  );
};
