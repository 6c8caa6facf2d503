import useMediaQuery from '@mui/material/useMediaQuery';

/** Media query of screens too narrow for a table, where rows are cards. */
export const narrowScreen = '@media (max-width: 699.95px)';

export const useIsNarrowScreen = (): boolean => useMediaQuery(narrowScreen, { noSsr: true });
