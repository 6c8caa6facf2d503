import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { refusedPage } from '../../session/permissions/officePages';
import { useSessionUser } from '../../session/session';
import type { AuditDialog_EntryFragment } from './AuditDialog.generated';
import { CopyableId } from '../../ui/CopyableId';
import { CloseButton } from '../../ui/dialog/CloseButton';
import { Dialog } from '../../ui/dialog/Dialog';
import { formatDateTime } from '../../ui/format/dates';
import { DescriptionList } from '../../ui/table/DescriptionList';
import { changeLabel, objectLabel, operationLabel, spelledOut } from './auditLabels';
import { objectPath } from './auditUrlState';
import { fieldLabel, fieldText } from './fieldLabels';

type Entry = AuditDialog_EntryFragment;

const ObjectName = ({ entry }: { entry: Entry }) => {
  const user = useSessionUser();
  const path = objectPath(entry);
  const label = objectLabel(entry);
  const [page = ''] = path?.split('?') ?? [];
  if (!path || !user || refusedPage(user, page)) return label;
  return (
    <Box component={Link} to={path} sx={{ color: 'primary.main' }}>
      {label}
    </Box>
  );
};

const cell = { fontSize: 14, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
const named = { ...cell, color: 'text.secondary' } as const;

/** Fields with old and new value. On phones the values are below each other. */
const Changes = ({ fields }: Pick<Entry, 'fields'>) => (
  <Box
    component="table"
    aria-label="Fields before and after"
    sx={{
      width: '100%',
      mt: 2,
      borderCollapse: 'collapse',
      tableLayout: 'fixed',
      '& th, & td': { textAlign: 'left', verticalAlign: 'top', p: 1, fontWeight: 'inherit' },
      '& tbody tr': { borderTop: 1, borderColor: 'divider' },
      '& thead th': { color: 'text.secondary', fontSize: 14 },
    }}
  >
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {fields.map(({ name, before, after }) => (
        <tr key={name}>
          <Box component="th" scope="row" sx={named}>
            {fieldLabel(name)}
          </Box>
          <Box component="td" sx={cell}>
            {fieldText(name, before) || '-'}
          </Box>
          <Box component="td" sx={{ ...cell, fontWeight: 600 }}>
            {fieldText(name, after) || '-'}
          </Box>
        </tr>
      ))}
    </tbody>
  </Box>
);

interface AuditDialogProps {
  entry: Entry;
  onClose: () => void;
}

/** Details of an audit entry: user, time, origin and changes. */
export const AuditDialog = ({ entry, onClose }: AuditDialogProps) => {
  const titleId = useId();
  const { createdAt, actor, operation, network, requestId, fields } = entry;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{operationLabel(operation)}</DialogTitle>
      <DialogContent sx={{ '& dt, & dd': { fontSize: 14 } }}>
        <DescriptionList
          facts={[
            ['When', formatDateTime(createdAt)],
            [
              'Who',
              actor.role ? `${actor.name} (${spelledOut(actor.role).toLowerCase()})` : actor.name,
            ],
            ['Record', <ObjectName key="object" entry={entry} />],
            ['Detail', changeLabel(entry)],
            ['IP address', network ?? '-'],
            [
              'Request',
              requestId ? (
                <CopyableId key="request" id={requestId} shortId={requestId.slice(0, 8)} />
              ) : (
                '-'
              ),
            ],
          ]}
        />
        {fields.length > 0 ? (
          <Changes fields={fields} />
        ) : (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            No fields were changed.
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <CloseButton variant="outlined" color="primary">
          Close
        </CloseButton>
      </DialogActions>
    </Dialog>
  );
};
