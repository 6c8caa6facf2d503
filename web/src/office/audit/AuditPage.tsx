import { useCallback, useMemo } from 'react';
import { useAuditQuery, type AuditPage_EntryFragment } from './AuditPage.generated';
import { useUrlDialog } from '../../ui/dialog/useUrlDialog';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { PageMeta } from '../../ui/PageMeta';
import { ColumnsButton } from '../../ui/table/ColumnsButton';
import { DataTable } from '../../ui/table/DataTable';
import { Pager } from '../../ui/table/Pager';
import { Panel } from '../../ui/table/Panel';
import { useTable } from '../../ui/table/useTable';
import { useCursorPage } from '../../ui/table/useCursorPage';
import { useTableFitsViewport } from '../../ui/table/useTableFitsViewport';
import { useUrlParams } from '../../ui/useUrlParams';
import { AuditCard } from './AuditCard';
import { AuditDialog } from './AuditDialog';
import { AuditFilters } from './AuditFilters';
import { auditColumns } from './auditColumns';
import { auditFilter } from './auditUrlState';
import { objectLabel } from './auditLabels';

const pageSize = 50;
const dialogs = ['entry'] as const;

/** Loads the page of the audit log that the URL describes. */
function useAuditList() {
  const { params } = useUrlParams();
  const page = useCursorPage();
  const query = params.toString();
  const filter = useMemo(() => auditFilter(new URLSearchParams(query)), [query]);
  const entries = useAuditQuery({
    variables: { filter, first: pageSize, after: page.after },
    fetchPolicy: 'cache-and-network',
  });
  return { filter, page, entries, list: dataOrPrevious(entries)?.auditEntries };
}

export const AuditPage = () => {
  const table = useTable('audit');
  const { filter, page, entries, list } = useAuditList();
  const { named, open: openDialog, close } = useUrlDialog(dialogs);
  const open = useCallback((id: string) => openDialog('entry', id), [openDialog]);
  const card = useCallback(
    (entry: AuditPage_EntryFragment) => <AuditCard entry={entry} onOpen={open} />,
    [open],
  );
  const fits = useTableFitsViewport(auditColumns, table.view.hidden);
  const shown = list?.nodes.find(({ id }) => id === named?.about);
  const about = list?.nodes.find(({ objectId }) => objectId === filter.objectId);

  return (
    <>
      <PageMeta title="Audit" noIndex />
      <Panel
        title="Audit"
        heading="h1"
        actions={
          <ColumnsButton table={table} columns={auditColumns} disabled={!list?.nodes.length} />
        }
        filters={<AuditFilters filter={filter} about={about && objectLabel(about)} />}
        footer={list && <Pager page={page} pageInfo={list.pageInfo} count={list.nodes.length} />}
      >
        <DataTable
          label="Audit"
          page={page.after}
          table={table}
          rows={list?.nodes}
          columns={auditColumns}
          loading={entries.loading}
          loadingText="Loading the audit log..."
          error={entries.error}
          errorText="Failed to fetch the audit log"
          onRetry={() => void entries.refetch()}
          empty={
            Object.keys(filter).length > 0
              ? 'Nothing matches these filters. Change or clear them.'
              : 'No entries yet'
          }
          maxHeight={fits ? 'max(320px, calc(100dvh - 290px))' : undefined}
          onOpen={({ id }) => open(id)}
          card={card}
        />
      </Panel>
      {shown && <AuditDialog entry={shown} onClose={close} />}
    </>
  );
};
