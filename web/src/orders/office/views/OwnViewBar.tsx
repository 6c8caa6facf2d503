import Button from '@mui/material/Button';
import { memo } from 'react';
import { lazyDialog } from '../../../ui/dialog/lazyDialog';
import { useNamedDialog } from '../../../ui/dialog/useNamedDialog';
import type { OwnViewBar_ViewFragment } from '../../../graphql/generated';
import { isOwn } from './ownViews';

const ViewNameDialog = lazyDialog(() => import('./ViewNameDialog'), 'ViewNameDialog');
const DeleteViewDialog = lazyDialog(() => import('./DeleteViewDialog'), 'DeleteViewDialog');

const dialogs = ['saveView', 'renameView', 'deleteView'] as const;

interface OwnViewBarProps {
  /** Present filters. */
  query: string;
  /** The own view that says the same. */
  view: OwnViewBar_ViewFragment | undefined;
}

const PlainOwnViewBar = ({ query, view }: OwnViewBarProps) => {
  const { named, open, close } = useNamedDialog(dialogs);
  const small = { size: 'small', color: 'inherit' } as const;
  return (
    <>
      {view && (
        <>
          <Button {...small} onClick={() => open('renameView', view.id)}>
            Rename view
          </Button>
          <Button {...small} onClick={() => open('deleteView', view.id)}>
            Delete view
          </Button>
        </>
      )}
      {!view && isOwn(query) && (
        <Button {...small} onClick={() => open('saveView', 'new')}>
          Save this view
        </Button>
      )}
      {named?.dialog === 'saveView' && !view && isOwn(query) && (
        <ViewNameDialog query={query} onClose={close} />
      )}
      {named?.dialog === 'renameView' && view && (
        <ViewNameDialog view={view} query={query} onClose={close} />
      )}
      {named?.dialog === 'deleteView' && view && <DeleteViewDialog view={view} onClose={close} />}
    </>
  );
};

/** What can be done with the filter that is set: keep it, or rename or delete the view that it is. */
export const OwnViewBar = memo(PlainOwnViewBar);
