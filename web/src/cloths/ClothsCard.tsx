import type { GridColDef } from '@mui/x-data-grid';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { usePermissions } from '../session/permissions/usePermissions';
import { useStaffClothsQuery, type ClothsCard_ClothFragment } from './ClothsCard.generated';
import { DataTable } from '../ui/table/DataTable';
import { useTable } from '../ui/table/useTable';
import { Money } from '../ui/format/Money';
import { Panel } from '../ui/table/Panel';
import { rowActions } from '../ui/table/rowActions';
import { RowCard } from '../ui/table/RowCard';
import { useUrlDialog } from '../ui/dialog/useUrlDialog';
import { ClothForm } from './ClothForm';
import { DeleteClothDialog } from './DeleteClothDialog';

type Column = GridColDef<ClothsCard_ClothFragment>;

const dialogs = ['cloth', 'deleteCloth'] as const;

type ClothDialog = (typeof dialogs)[number];

const facts: Column[] = [
  {
    field: 'name',
    headerName: 'Clothes Types',
    hideable: false,
    flex: 1,
    minWidth: 120,
    renderCell: ({ row: { name } }) => name,
  },
  {
    field: 'price',
    headerName: 'Prices',
    hideable: false,
    type: 'number',
    width: 120,
    renderCell: ({ row: { price } }) => <Money paise={price} />,
  },
];

const clothColumns = (open: (dialog: ClothDialog, id: string) => void): Column[] => [
  ...facts,
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Action',
    hideable: false,
    width: 82,
    getActions: ({ row: { id, name } }) =>
      rowActions([
        {
          icon: <EditOutlined fontSize="small" />,
          title: 'Edit',
          label: `Edit ${name}`,
          onClick: () => open('cloth', id),
        },
        {
          icon: <DeleteOutlined fontSize="small" />,
          title: 'Delete',
          label: `Delete ${name}`,
          onClick: () => open('deleteCloth', id),
        },
      ]),
  },
];

/** The dialog that the URL names, if any. */
const ClothDialogs = ({ cloths }: { cloths: readonly ClothsCard_ClothFragment[] }) => {
  const { named, close } = useUrlDialog(dialogs);
  if (!named) return null;
  const { dialog, about } = named;
  if (dialog === 'cloth' && about === 'new') return <ClothForm onClose={close} />;
  const cloth = cloths.find(({ id }) => id === about);
  if (!cloth) return null;
  return dialog === 'cloth' ? (
    <ClothForm key={cloth.id} cloth={cloth} onClose={close} />
  ) : (
    <DeleteClothDialog cloth={cloth} onClose={close} />
  );
};

export const ClothsCard = () => {
  const table = useTable('cloths');
  const { open } = useUrlDialog(dialogs);
  const { data, loading, error, refetch } = useStaffClothsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const mayChange = usePermissions()('catalogue.write');
  const columns = useMemo(() => (mayChange ? clothColumns(open) : facts), [mayChange, open]);
  const edit = mayChange ? (id: string) => open('cloth', id) : undefined;
  return (
    <Panel
      title="Types of clothes"
      actions={
        mayChange && (
          <Button size="small" variant="outlined" onClick={() => open('cloth', 'new')}>
            + Add
          </Button>
        )
      }
    >
      <DataTable
        table={table}
        label="Types of clothes"
        rows={data?.cloths}
        columns={columns}
        loading={loading}
        loadingText="Loading..."
        error={error}
        onRetry={() => void refetch()}
        empty={mayChange ? 'No cloth types yet. Add the first one.' : 'No cloth types yet.'}
        maxHeight="50vh"
        onOpen={edit && (({ id }) => edit(id))}
        card={({ id, name, price }) => (
          <RowCard
            title={name}
            onOpen={edit && (() => edit(id))}
            about={<Money paise={price} />}
            side={
              edit && (
                <>
                  <IconButton aria-label={`Edit ${name}`} onClick={() => edit(id)}>
                    <EditOutlined fontSize="small" />
                  </IconButton>
                  <IconButton aria-label={`Delete ${name}`} onClick={() => open('deleteCloth', id)}>
                    <DeleteOutlined fontSize="small" />
                  </IconButton>
                </>
              )
            }
          />
        )}
      />
      {mayChange && <ClothDialogs cloths={data?.cloths ?? []} />}
    </Panel>
  );
};
