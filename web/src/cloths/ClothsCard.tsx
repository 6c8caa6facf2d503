import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useStaffClothsQuery, type ClothsCard_ClothFragment } from '../graphql/generated';
import { DataTable } from '../ui/table/DataTable';
import { Money } from '../ui/format/Money';
import { Panel } from '../ui/table/Panel';
import { RowCard } from '../ui/table/RowCard';
import { useNamedDialog } from '../ui/dialog/useNamedDialog';
import { ClothForm } from './ClothForm';
import { DeleteClothDialog } from './DeleteClothDialog';

type Column = GridColDef<ClothsCard_ClothFragment>;

const dialogs = ['cloth', 'deleteCloth'] as const;

type ClothDialog = (typeof dialogs)[number];

const clothColumns = (open: (dialog: ClothDialog, id: string) => void): Column[] => [
  { field: 'name', headerName: 'Clothes Types', flex: 1, minWidth: 120 },
  {
    field: 'price',
    headerName: 'Prices',
    type: 'number',
    width: 120,
    renderCell: ({ row }) => <Money paise={row.price} />,
  },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Action',
    width: 82,
    renderCell: (params) => (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<EditOutlined fontSize="small" />}
          label={`Edit ${params.row.name}`}
          title="Edit"
          onClick={() => open('cloth', params.row.id)}
        />
        <GridActionsCellItem
          icon={<DeleteOutlined fontSize="small" />}
          label={`Delete ${params.row.name}`}
          title="Delete"
          onClick={() => open('deleteCloth', params.row.id)}
        />
      </GridActionsCell>
    ),
  },
];

/** The dialog that the URL names, if any. */
const ClothDialogs = ({ cloths }: { cloths: readonly ClothsCard_ClothFragment[] }) => {
  const { named, close } = useNamedDialog(dialogs);
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
  const { open } = useNamedDialog(dialogs);
  const { data, loading, error, refetch } = useStaffClothsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const columns = useMemo(() => clothColumns(open), [open]);
  return (
    <Panel
      title="Types of clothes"
      actions={
        <Button size="small" variant="outlined" onClick={() => open('cloth', 'new')}>
          + Add
        </Button>
      }
    >
      <DataTable
        label="Types of clothes"
        rows={data?.cloths}
        columns={columns}
        loading={loading}
        loadingText="Loading..."
        error={error}
        onRetry={() => void refetch()}
        empty="No cloth types yet. Add the first one."
        maxHeight="50vh"
        onOpen={({ id }) => open('cloth', id)}
        card={({ id, name, price }) => (
          <RowCard
            title={name}
            onOpen={() => open('cloth', id)}
            about={<Money paise={price} />}
            side={
              <>
                <IconButton aria-label={`Edit ${name}`} onClick={() => open('cloth', id)}>
                  <EditOutlined fontSize="small" />
                </IconButton>
                <IconButton aria-label={`Delete ${name}`} onClick={() => open('deleteCloth', id)}>
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </>
            }
          />
        )}
      />
      <ClothDialogs cloths={data?.cloths ?? []} />
    </Panel>
  );
};
