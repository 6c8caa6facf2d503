import type { GridColDef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import type { AuditPage_EntryFragment } from './AuditPage.generated';
import { formatDateTime } from '../../ui/format/dates';
import { changeLabel, objectLabel, operationLabel } from './auditLabels';
import { changeText } from './fieldLabels';

/** Changes of an entry, shortened for a table row. */
export const changesText = ({ fields }: Pick<AuditPage_EntryFragment, 'fields'>): string =>
  fields.map(changeText).join(' · ');

const cut = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const auditColumns: GridColDef<AuditPage_EntryFragment>[] = [
  {
    field: 'createdAt',
    headerName: 'When',
    width: 170,
    hideable: false,
    renderCell: ({ row: { createdAt } }) => formatDateTime(createdAt),
  },
  { field: 'actor', headerName: 'Who', width: 140, renderCell: ({ row: { actor } }) => actor.name },
  {
    field: 'operation',
    headerName: 'Operation',
    width: 160,
    renderCell: ({ row: { operation } }) => operationLabel(operation),
  },
  {
    field: 'object',
    headerName: 'Record',
    flex: 1,
    minWidth: 130,
    renderCell: ({ row }) => objectLabel(row),
  },
  { field: 'kind', headerName: 'Detail', width: 140, renderCell: ({ row }) => changeLabel(row) },
  {
    field: 'changes',
    headerName: 'Changes',
    flex: 2,
    minWidth: 180,
    renderCell: ({ row: entry }) => (
      <Box component="span" title={changesText(entry)} sx={cut}>
        {changesText(entry)}
      </Box>
    ),
  },
  {
    field: 'network',
    headerName: 'IP address',
    width: 130,
    renderCell: ({ row: { network } }) => network ?? '-',
  },
];
