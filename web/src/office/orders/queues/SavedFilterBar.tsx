import Button from '@mui/material/Button';
import { memo } from 'react';
import { lazyDialog } from '../../../ui/dialog/lazyDialog';
import { useUrlDialog } from '../../../ui/dialog/useUrlDialog';
import type { SavedFilterBar_SavedFilterFragment } from './SavedFilterBar.generated';
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
  /** The current filters as URL text. */
  filters: string;
  /** The saved filter with the same filters. */
  savedFilter: SavedFilterBar_SavedFilterFragment | undefined;
}

const PlainSavedFilterBar = ({ filters, savedFilter }: SavedFilterBarProps) => {
  const { named, open, close } = useUrlDialog(dialogs);
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

/** Saves the current filters, or renames or deletes their saved filter. */
export const SavedFilterBar = memo(PlainSavedFilterBar);
