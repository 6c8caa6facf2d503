/** Text and background colours of chips for light and dark mode. Each pair has a contrast above 4.5:1. */
export const statusColors = {
  green: { light: ['#14532D', '#D9F2E1'], dark: ['#8FE3AE', '#12331F'] },
  yellow: { light: ['#5C4300', '#FCEFC2'], dark: ['#F3D778', '#3A2E0A'] },
  orange: { light: ['#7A3400', '#FDE3CF'], dark: ['#F7B98A', '#3D2210'] },
  blue: { light: ['#123E7C', '#DCE9FB'], dark: ['#A9CBFA', '#14294A'] },
  indigo: { light: ['#312E81', '#E3E4FB'], dark: ['#C0C2FA', '#23235A'] },
  red: { light: ['#7F1D1D', '#FBE0E0'], dark: ['#F5AFAF', '#451A1A'] },
  grey: { light: ['#37474F', '#E6EBED'], dark: ['#C3D0D4', '#27343A'] },
} as const;

export type Tone = keyof typeof statusColors;

const toneNames: Tone[] = ['green', 'yellow', 'orange', 'blue', 'indigo', 'red', 'grey'];

/** Chip colours of a colour scheme as CSS variables. */
export const toneVariables = (scheme: 'light' | 'dark'): Record<string, string> =>
  Object.fromEntries(
    toneNames.flatMap((tone) => [
      [`--tone-${tone}-text`, statusColors[tone][scheme][0]],
      [`--tone-${tone}-ground`, statusColors[tone][scheme][1]],
    ]),
  );
