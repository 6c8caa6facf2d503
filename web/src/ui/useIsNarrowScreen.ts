import useMediaQuery from '@mui/material/useMediaQuery';

/** Below this a table has no room: its rows stand as cards. */
export const narrowScreen = '@media (max-width: 699.95px)';

export const useIsNarrowScreen = (): boolean => useMediaQuery(narrowScreen, { noSsr: true });
