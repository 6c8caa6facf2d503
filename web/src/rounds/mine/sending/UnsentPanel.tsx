import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import type { Unsent } from '../../../ui/form/draft/unsent';
import { ignoreDoubleClick } from '../../../ui/ignoreDoubleClick';
import { Panel } from '../../../ui/table/Panel';
import { KeptPicture } from '../photos/KeptPicture';
import { formatDateTime } from '../../../ui/format/dates';
import { isPhoto } from '../photos/photoDeed';
import { RefusedDeed } from './RefusedDeed';

interface UnsentPanelProps {
  list: readonly Unsent[];
  userId: string;
  nameOf: (orderId: string) => string;
  /** True if the stop of an action is no longer in a round of the driver. */
  isGone: (deed: Unsent) => boolean;
  sending: boolean;
  onSend: () => void;
  onAgain: (deed: Unsent) => void;
  onDrop: (deed: Unsent) => void;
}

const row = { px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' };

const titleOf = (list: readonly Unsent[]): string => {
  const waiting = list.filter(({ problem }) => !problem).length;
  return waiting > 0 ? `Saved on this phone, ${waiting} to send` : 'Saved on this phone';
};

/** Actions that the server rejected. The driver repeats or drops each. */
export const UnsentPanel = ({
  list,
  userId,
  nameOf,
  isGone,
  sending,
  onSend,
  onAgain,
  onDrop,
}: UnsentPanelProps) => {
  const [dropping, setDropping] = useState<Unsent>();
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
        {list.map((deed) => (
          <Box component="li" key={deed.id} sx={row}>
            <strong>{nameOf(deed.orderId)}</strong>
            <Box>{deed.about}</Box>
            {isPhoto(deed) && <KeptPicture userId={userId} id={deed.id} />}
            {deed.at && (
              <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{formatDateTime(deed.at)}</Box>
            )}
            {deed.problem && (
              <RefusedDeed
                {...{ deed, onAgain }}
                name={nameOf(deed.orderId)}
                gone={isGone(deed)}
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
        question={dropping ? `${nameOf(dropping.orderId)}: ${dropping.about}` : ''}
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
