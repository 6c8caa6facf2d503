import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useUrlDialog } from '../../ui/dialog/useUrlDialog';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageMeta } from '../../ui/PageMeta';
import { DataTable } from '../../ui/table/DataTable';
import { Panel } from '../../ui/table/Panel';
import { RowCard } from '../../ui/table/RowCard';
import { useTable } from '../../ui/table/useTable';
import { AppDialog, ToggleAppDialog } from './AppDialog';
import { accessText, appColumns, tokensText } from './appColumns';
import { useAppsQuery, type IntegrationsPage_AppFragment } from './IntegrationsPage.generated';

const AppForm = lazyDialog(() => import('./AppForm'), 'AppForm');
const TokenForm = lazyDialog(() => import('./TokenForm'), 'TokenForm');

type App = IntegrationsPage_AppFragment;

const dialogs = ['app', 'editApp', 'newToken', 'toggleApp'] as const;

const useAppDialog = () => useUrlDialog(dialogs);

/** The dialog that the URL names, if any. */
const AppDialogs = ({ apps }: { apps: readonly App[] }) => {
  const { named, open, close } = useAppDialog();
  if (!named) return null;
  if (named.dialog === 'editApp' && named.about === 'new') return <AppForm onClose={close} />;
  const app = apps.find(({ id }) => id === named.about);
  if (!app) return null;
  const back = () => open('app', app.id);
  if (named.dialog === 'editApp') return <AppForm key={app.id} app={app} onClose={back} />;
  if (named.dialog === 'newToken') return <TokenForm app={app} onClose={back} />;
  if (named.dialog === 'toggleApp') return <ToggleAppDialog app={app} onClose={back} />;
  return (
    <AppDialog
      app={app}
      onEdit={() => open('editApp', app.id)}
      onNewToken={() => open('newToken', app.id)}
      onToggle={() => open('toggleApp', app.id)}
      onClose={close}
    />
  );
};

/** Apps that use the API, with their tokens. */
export const IntegrationsPage = () => {
  const table = useTable('apps');
  const { open } = useAppDialog();
  const { data, loading, error, refetch } = useAppsQuery({ fetchPolicy: 'cache-and-network' });
  const view = useCallback(({ id }: App) => open('app', id), [open]);
  const card = useCallback(
    (app: App) => (
      <RowCard
        title={app.name}
        onOpen={() => view(app)}
        about={accessText(app)}
        facts={[['Tokens', tokensText(app)]]}
      />
    ),
    [view],
  );
  const add = () => open('editApp', 'new');
  return (
    <>
      <PageMeta title="Integrations" noIndex />
      <Panel
        title="Integrations"
        heading="h1"
        actions={
          <Button size="small" variant="contained" onClick={add}>
            + New app
          </Button>
        }
      >
        <DataTable<App>
          table={table}
          label="Apps"
          rows={data?.apps}
          columns={appColumns}
          loading={loading}
          loadingText="Loading apps..."
          error={error}
          errorText="Failed to fetch apps"
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              title="No apps yet"
              text="An app lets another program use your data, for example your accounting software. It connects with a token instead of a person's sign-in."
              action={
                <Button variant="contained" onClick={add}>
                  Create the first app
                </Button>
              }
            />
          }
          onOpen={view}
          card={card}
        />
        <AppDialogs apps={data?.apps ?? []} />
      </Panel>
    </>
  );
};
