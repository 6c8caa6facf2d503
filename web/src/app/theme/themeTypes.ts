import '@mui/material/Button';
import '@mui/material/styles';

interface NamedColor {
  main: string;
  dark?: string;
  light?: string;
  contrastText?: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    accent: Required<NamedColor>;
    linen: NamedColor;
  }
  interface PaletteOptions {
    accent?: NamedColor;
    linen?: NamedColor;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true;
  }
}
