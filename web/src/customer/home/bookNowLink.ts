import type { MouseEvent } from 'react';
import { heroOffset, scrollToSection } from './scrollToSection';

/** Book Now link to the booking form. It works without scripts; with scripts it scrolls smoothly. */
export const bookNowLink = {
  component: 'a',
  href: '#book',
  onClick: (event: MouseEvent): void => {
    event.preventDefault();
    scrollToSection('book', heroOffset);
  },
} as const;
