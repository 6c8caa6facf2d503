import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useIsHydrating } from './feedback/useIsHydrating';

/** Current colour scheme (light or dark) and a function that switches it. */
export function useColourScheme() {
  const { mode, systemMode, setMode } = useColorScheme();
  const hydrating = useIsHydrating();
  const dark = !hydrating && (mode === 'system' ? systemMode : mode) === 'dark';
  return {
    dark,
    label: dark ? 'Switch to light colours' : 'Switch to dark colours',
    change: () => setMode(dark ? 'light' : 'dark'),
  };
}

export const ColourSchemeButton = () => {
  const { dark, label, change } = useColourScheme();
  return (
    <IconButton color="inherit" aria-label={label} onClick={change}>
      {dark ? <LightMode /> : <DarkMode />}
    </IconButton>
  );
};
