import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { useEmployeesQuery, type EmployeesPage_EmployeeFragment } from './EmployeesPage.generated';
import { ColumnsButton } from '../../ui/table/ColumnsButton';
import { DataTable } from '../../ui/table/DataTable';
import { PageMeta } from '../../ui/PageMeta';
import { Pager } from '../../ui/table/Pager';
import { Panel } from '../../ui/table/Panel';
import { SearchBox } from '../../ui/table/SearchBox';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { useTable } from '../../ui/table/useTable';
import { useCursorPage } from '../../ui/table/useCursorPage';
import { useTableFitsViewport } from '../../ui/table/useTableFitsViewport';
import { useUrlParams } from '../../ui/useUrlParams';
import { EmployeeCard } from './EmployeeCard';
import { EmployeeDialogs } from './EmployeeDialogs';
import { employeeColumns } from './employeeColumns';
import { useEmployeeDialog } from './useEmployeeDialog';

const pageSize = 100;

export const EmployeesPage = () => {
  const { params } = useUrlParams();
  const { open } = useEmployeeDialog();
  const page = useCursorPage();
  const table = useTable('employees');
  const search = params.get('search') ?? '';
  const query = useEmployeesQuery({
    variables: { search: search || null, first: pageSize, after: page.after },
    fetchPolicy: 'cache-and-network',
  });
  const list = dataOrPrevious(query)?.employees;
  const actions = useMemo(
    () => ({
      onEdit: (id: string) => open('edit', id),
      onAccess: (id: string) => open('access', id),
      onDelete: (id: string) => open('delete', id),
    }),
    [open],
  );
  const columns = useMemo(() => employeeColumns(actions), [actions]);
  const card = useCallback(
    (employee: EmployeesPage_EmployeeFragment) => <EmployeeCard employee={employee} {...actions} />,
    [actions],
  );
  const fits = useTableFitsViewport(columns, table.view.hidden);

  return (
    <>
      <PageMeta title="Employee Details" noIndex />
      <Panel
        title="Employee Details"
        heading="h1"
        actions={
          <>
            <ColumnsButton table={table} columns={columns} disabled={!list?.nodes.length} />
            <Button size="small" variant="contained" onClick={() => open('add', 'employee')}>
              + Add Employee
            </Button>
          </>
        }
        filters={<SearchBox placeholder="Search employees..." onLeave={table.focus} />}
        footer={list && <Pager page={page} pageInfo={list.pageInfo} count={list.nodes.length} />}
      >
        <DataTable
          label="Employees"
          page={page.after}
          table={table}
          rows={list?.nodes}
          columns={columns}
          loading={query.loading}
          loadingText="Loading employees..."
          error={query.error}
          errorText="Failed to fetch employees"
          onRetry={() => void query.refetch()}
          empty="No employees found"
          maxHeight={fits ? 'max(320px, calc(100dvh - 290px))' : undefined}
          onOpen={({ id }) => actions.onEdit(id)}
          card={card}
        />
      </Panel>
      <EmployeeDialogs employees={list?.nodes ?? []} />
    </>
  );
};
