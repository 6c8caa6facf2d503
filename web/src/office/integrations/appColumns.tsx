import type { GridColDef } from '@mui/x-data-grid';
import { formatDate } from '../../ui/format/dates';
import type { IntegrationsPage_AppFragment } from './IntegrationsPage.generated';
import { isLive } from './TokenTable';

type App = IntegrationsPage_AppFragment;

export const accessText = ({ kind, enterprise, permissions }: App): string => {
  if (kind === 'PARTNER') return `Partner: ${enterprise?.name ?? 'deleted enterprise'}`;
  return permissions.length === 1 ? '1 permission' : `${permissions.length} permissions`;
};

/** Number of tokens that work, with the earliest expiry. */
export function tokensText({ disabledAt, tokens }: App): string {
  if (disabledAt) return 'Disabled';
  const live = tokens.filter(isLive).map(({ expiresAt }) => expiresAt);
  const [first] = live.toSorted();
  if (!first) return 'No token';
  return `${live.length === 1 ? '1 token' : `${live.length} tokens`}, expires ${formatDate(first)}`;
}

export const appColumns: GridColDef<App>[] = [
  { field: 'name', headerName: 'Name', flex: 2, minWidth: 160 },
  {
    field: 'access',
    headerName: 'Access',
    flex: 2,
    minWidth: 180,
    renderCell: ({ row }) => accessText(row),
  },
  {
    field: 'tokens',
    headerName: 'Tokens',
    flex: 2,
    minWidth: 240,
    renderCell: ({ row }) => tokensText(row),
  },
];
