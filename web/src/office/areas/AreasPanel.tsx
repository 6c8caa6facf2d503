import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { usePermissions } from '../../session/permissions/usePermissions';
import { useAreasQuery, type AreasPanel_AreaFragment } from './AreasPanel.generated';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ColumnsButton } from '../../ui/table/ColumnsButton';
import { DataTable } from '../../ui/table/DataTable';
import { useTable } from '../../ui/table/useTable';
import { EditDeleteButtons } from '../../ui/table/EditDeleteButtons';
import { Panel } from '../../ui/table/Panel';
import { RowCard } from '../../ui/table/RowCard';
import { useUrlParams } from '../../ui/useUrlParams';
import { areaColumns, capacityLabel, WeeklySlots, type AreaActions } from './areaColumns';
import { DeleteAreaDialog } from './DeleteAreaDialog';
import { useAreaDialog } from './useAreaDialog';

const AreaForm = lazyDialog(() => import('./AreaForm'), 'AreaForm');

type Area = AreasPanel_AreaFragment;

const AreaCard = ({ area, actions }: { area: Area; actions: AreaActions | undefined }) => {
  const { id, name, pincodes, slots } = area;
  const edit = actions && (() => actions.onEdit(id));
  return (
    <RowCard
      title={name}
      onOpen={edit}
      about={pincodes.join(', ')}
      chips={
        <div>
          <WeeklySlots slots={slots} />
        </div>
      }
      facts={[slots.length > 0 && ['Pickups a week', capacityLabel(slots)]]}
      actions={
        edit && (
          <EditDeleteButtons name={name} onEdit={edit} onDelete={() => actions.onDelete(id)} />
        )
      }
    />
  );
};

/** The area dialog that the URL names, if any. */
const AreaDialogs = ({ areas }: { areas: readonly Area[] }) => {
  const { params } = useUrlParams();
  const { named, close } = useAreaDialog();
  if (named?.dialog !== 'area' && named?.dialog !== 'deleteArea') return null;
  const pincode = params.get('pincode') ?? undefined;
  if (named.dialog === 'area' && named.about === 'new')
    return <AreaForm pincode={pincode} onClose={close} />;
  const area = areas.find(({ id }) => id === named.about);
  if (!area) return null;
  return named.dialog === 'area' ? (
    <AreaForm key={area.id} area={area} pincode={pincode} onClose={close} />
  ) : (
    <DeleteAreaDialog area={area} onClose={close} />
  );
};

const NoAreas = ({ onAdd }: { onAdd: (() => void) | undefined }) => (
  <EmptyState
    title="No areas yet"
    text="Without areas every address is served, at any time. After you add the first area, customers choose one of its slots. Customers outside your areas see that we do not serve their address yet."
    action={
      onAdd && (
        <Button variant="contained" onClick={onAdd}>
          Add the first area
        </Button>
      )
    }
  />
);

export const AreasPanel = () => {
  const table = useTable('areas');
  const { open } = useAreaDialog();
  const mayChange = usePermissions()('settings.write');
  const { data, loading, error, refetch } = useAreasQuery({ fetchPolicy: 'cache-and-network' });
  const actions = useMemo(
    () =>
      mayChange
        ? {
            onEdit: (id: string) => open('area', id),
            onDelete: (id: string) => open('deleteArea', id),
          }
        : undefined,
    [mayChange, open],
  );
  const columns = useMemo(() => areaColumns(actions), [actions]);
  const card = useCallback((area: Area) => <AreaCard area={area} actions={actions} />, [actions]);
  const add = mayChange ? () => open('area', 'new') : undefined;
  return (
    <Panel
      title="Areas"
      heading="h1"
      actions={
        <>
          <ColumnsButton table={table} columns={columns} disabled={!data?.areas.length} />
          {add && (
            <Button size="small" variant="contained" onClick={add}>
              + Add Area
            </Button>
          )}
        </>
      }
    >
      <DataTable<Area>
        table={table}
        label="Areas"
        rows={data?.areas}
        columns={columns}
        loading={loading}
        loadingText="Loading areas..."
        error={error}
        errorText="Failed to fetch areas"
        onRetry={() => void refetch()}
        empty={<NoAreas onAdd={add} />}
        onOpen={actions && (({ id }) => actions.onEdit(id))}
        card={card}
      />
      {mayChange && <AreaDialogs areas={data?.areas ?? []} />}
    </Panel>
  );
};
