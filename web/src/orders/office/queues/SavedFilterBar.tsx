import Button from '@mui/material/Button';
import { memo } from 'react';
import { lazyDialog } from '../../../ui/dialog/lazyDialog';
import { useNamedDialog } from '../../../ui/dialog/useNamedDialog';
import type { SavedFilterBar_SavedFilterFragment } from '../../../graphql/generated';
import { isOwn } from './savedFilters';

const SavedFilterNameDialog = lazyDialog(
  () => import('./SavedFilterNameDialog'),
  'SavedFilterNameDialog',
);
const DeleteSavedFilterDialog = lazyDialog(
  () => import('./DeleteSavedFilterDialog'),
  'DeleteSavedFilterDialog',
);

const dialogs = ['createSavedFilter', 'renameSavedFilter', 'deleteSavedFilter'] as const;

interface SavedFilterBarProps {
  /** Present filters. */
  filters: string;
  /** The saved filter that says the same. */
  savedFilter: SavedFilterBar_SavedFilterFragment | undefined;
}

const PlainSavedFilterBar = ({ filters, savedFilter }: SavedFilterBarProps) => {
  const { named, open, close } = useNamedDialog(dialogs);
  const small = { size: 'small', color: 'inherit' } as const;
  return (
    <>
      {savedFilter && (
        <>
          <Button {...small} onClick={() => open('renameSavedFilter', savedFilter.id)}>
            Rename filter
          </Button>
          <Button {...small} onClick={() => open('deleteSavedFilter', savedFilter.id)}>
            Delete filter
          </Button>
        </>
      )}
      {!savedFilter && isOwn(filters) && (
        <Button {...small} onClick={() => open('createSavedFilter', 'new')}>
          Save this filter
        </Button>
      )}
      {named?.dialog === 'createSavedFilter' && !savedFilter && isOwn(filters) && (
        <SavedFilterNameDialog filters={filters} onClose={close} />
      )}
      {named?.dialog === 'renameSavedFilter' && savedFilter && (
        <SavedFilterNameDialog savedFilter={savedFilter} filters={filters} onClose={close} />
      )}
      {named?.dialog === 'deleteSavedFilter' && savedFilter && (
        <DeleteSavedFilterDialog savedFilter={savedFilter} onClose={close} />
      )}
    </>
  );
};

/** What can be done with the filter that is set: keep it, or rename or delete the saved filter that it is. */
export const SavedFilterBar = memo(PlainSavedFilterBar);
