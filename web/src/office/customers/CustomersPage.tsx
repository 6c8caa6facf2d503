import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCallback, useMemo } from 'react';
import { usePermissions } from '../../session/permissions/usePermissions';
import { useCustomersQuery, type CustomersPage_UserFragment } from './CustomersPage.generated';
import { ColumnsButton } from '../../ui/table/ColumnsButton';
import { DataTable } from '../../ui/table/DataTable';
import { PageMeta } from '../../ui/PageMeta';
import { Pager } from '../../ui/table/Pager';
import { Panel } from '../../ui/table/Panel';
import { SearchBox } from '../../ui/table/SearchBox';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { useTable } from '../../ui/table/useTable';
import { useCursorPage } from '../../ui/table/useCursorPage';
import { useUrlParams } from '../../ui/useUrlParams';
import { MergeSuggestions } from './merging/MergeSuggestions';
import { CustomerDialogs } from './CustomerDialogs';
import { CustomerCard } from './CustomerCard';
import { customerColumns } from './customerColumns';
import { useCustomerDialog } from './useCustomerDialog';

const pageSize = 50;

const texts = {
  customer: {
    heading: 'Customer Details',
    loading: 'Loading customers...',
    empty: 'No customers found.',
  },
  enterprise: {
    heading: 'Enterprise Details',
    loading: 'Loading enterprises...',
    empty: 'No customers found. This tab lists enterprises only.',
  },
};

function useCustomerList() {
  const { params } = useUrlParams();
  const page = useCursorPage();
  const tab: keyof typeof texts = params.get('tab') === 'enterprise' ? 'enterprise' : 'customer';
  const search = params.get('search') ?? '';
  const role = tab === 'enterprise' ? ('ENTERPRISE' as const) : ('CUSTOMER' as const);
  const query = useCustomersQuery({
    variables: {
      filter: { role, ...(search ? { search } : {}) },
      first: pageSize,
      after: page.after,
    },
    fetchPolicy: 'cache-and-network',
  });
  // Rows of the other tab would be wrong while this tab loads.
  const shown = dataOrPrevious(query)?.users;
  const list = query.data || shown?.nodes[0]?.role === role ? shown : undefined;
  return { tab, page, query, list };
}

const RoleTabs = ({ tab }: { tab: keyof typeof texts }) => {
  const { change } = useUrlParams();
  return (
    <Tabs
      value={tab}
      aria-label="Role"
      onChange={(_, next: string) =>
        change({ tab: next === 'enterprise' ? next : null, after: null }, { push: true })
      }
      sx={{ mb: 1.5, minHeight: 44 }}
    >
      <Tab value="customer" label="Customer" sx={{ minHeight: 44 }} />
      <Tab value="enterprise" label="Enterprise" sx={{ minHeight: 44 }} />
    </Tabs>
  );
};

export const CustomersPage = () => {
  const { open: onDialog } = useCustomerDialog();
  const table = useTable('customers');
  const { tab, page, query, list } = useCustomerList();
  const may = usePermissions();
  const mayChange = may('enterprises.write');
  const enterprises = list?.nodes.some(({ role }) => role === 'ENTERPRISE') ?? false;
  const mayHere = { change: enterprises && mayChange, see: enterprises && may('reports.read') };
  const columns = useMemo(
    () => customerColumns({ mayChange: mayHere.change, maySeeStatements: mayHere.see, onDialog }),
    [mayHere.change, mayHere.see, onDialog],
  );
  const card = useCallback(
    (customer: CustomersPage_UserFragment) => (
      <CustomerCard customer={customer} onDialog={onDialog} />
    ),
    [onDialog],
  );

  return (
    <Box>
      <PageMeta title={texts[tab].heading} noIndex />
      <RoleTabs tab={tab} />
      {tab === 'customer' && (
        <MergeSuggestions onMerged={(survivorId) => onDialog('view', survivorId)} />
      )}
      <Panel
        title={texts[tab].heading}
        heading="h1"
        actions={
          <>
            <ColumnsButton table={table} columns={columns} disabled={!list?.nodes.length} />
            {mayChange && tab === 'enterprise' && (
              <Button
                size="small"
                variant="contained"
                onClick={() => onDialog('add', 'enterprise')}
              >
                + Add Enterprise
              </Button>
            )}
          </>
        }
        filters={<SearchBox placeholder="Search customers..." onLeave={table.focus} width={300} />}
        footer={list && <Pager page={page} pageInfo={list.pageInfo} count={list.nodes.length} />}
      >
        <DataTable
          label={texts[tab].heading}
          page={page.after}
          table={table}
          rows={list?.nodes}
          columns={columns}
          loading={query.loading}
          loadingText={texts[tab].loading}
          error={query.error}
          errorText="Failed to fetch customers"
          onRetry={() => void query.refetch()}
          empty={texts[tab].empty}
          maxHeight="50vh"
          onOpen={({ id }) => onDialog('view', id)}
          card={card}
        />
      </Panel>
      <CustomerDialogs />
    </Box>
  );
};
