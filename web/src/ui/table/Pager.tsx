import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { narrowScreen } from '../useIsNarrowScreen';
import type { CursorPage } from './useCursorPage';

interface PagerProps {
  page: CursorPage;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  count: number;
}

const small = { width: 34, height: 34, [narrowScreen]: { width: 44, height: 44 } };

const PlainPager = ({ page, pageInfo, count }: PagerProps) => {
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  if (!next && !page.after) {
    return (
      <Box component="span" sx={{ ml: 'auto', fontSize: 14, color: 'text.secondary' }}>
        {count === 1 ? '1 row' : `${count} rows`}
      </Box>
    );
  }
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ display: 'flex', alignItems: 'center', fontSize: 14, ml: 'auto' }}
    >
      <IconButton aria-label="First page" sx={small} disabled={!page.after} onClick={page.first}>
        <FirstPage fontSize="small" />
      </IconButton>
      <IconButton
        aria-label="Previous page"
        sx={small}
        disabled={page.number === null || page.number === 1}
        onClick={page.previous}
      >
        <ChevronLeft fontSize="small" />
      </IconButton>
      <Box component="span" sx={{ px: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {page.number ? `Page ${page.number}` : 'Next pages'}
      </Box>
      <IconButton
        aria-label="Next page"
        sx={small}
        disabled={!next}
        onClick={() => next && page.next(next)}
      >
        <ChevronRight fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** Buttons for the next and previous page. The total count is unknown. */
export const Pager = memo(PlainPager);
