import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useHydrating } from './feedback/useHydrating';

export const ColourSchemeButton = () => {
  const { mode, systemMode, setMode } = useColorScheme();
  const hydrating = useHydrating();
  const dark = !hydrating && (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <IconButton
      color="inherit"
      aria-label={dark ? 'Switch to light colours' : 'Switch to dark colours'}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      {dark ? <LightMode /> : <DarkMode />}
    </IconButton>
  );
};
