import Box from '@mui/material/Box';
import type { AuditPage_EntryFragment } from '../graphql/generated';
import { formatDateTime } from '../ui/format/dates';
import type { TableColumn } from '../ui/table/column';
import { deedLabel, objectLabel, operationLabel } from './auditWords';
import { changeText } from './fieldWords';

/** What changed, as far as a row has room for it. */
export const changesText = ({ fields }: Pick<AuditPage_EntryFragment, 'fields'>): string =>
  fields.map(changeText).join(' · ');

const cut = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const auditColumns: TableColumn<AuditPage_EntryFragment>[] = [
  {
    field: 'createdAt',
    headerName: 'When',
    width: 190,
    hideable: false,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  { field: 'byName', headerName: 'Who', width: 160, cell: ({ byName }) => byName },
  {
    field: 'operation',
    headerName: 'What',
    width: 170,
    cell: ({ operation }) => operationLabel(operation),
  },
  { field: 'object', headerName: 'Object', flex: 1, minWidth: 150, cell: objectLabel },
  { field: 'kind', headerName: 'Part', width: 150, cell: deedLabel },
  {
    field: 'changes',
    headerName: 'Changes',
    flex: 2,
    minWidth: 240,
    cell: (entry) => (
      <Box component="span" title={changesText(entry)} sx={cut}>
        {changesText(entry)}
      </Box>
    ),
  },
  { field: 'network', headerName: 'From', width: 140, cell: ({ network }) => network ?? '-' },
];
