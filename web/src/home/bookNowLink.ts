import type { MouseEvent } from 'react';
import { heroOffset, scrollToSection } from './scrollToSection';

/** Book Now as a link, which leads to the form before any script has run; with scripts it scrolls there. */
export const bookNowLink = {
  component: 'a',
  href: '#book',
  onClick: (event: MouseEvent): void => {
    event.preventDefault();
    scrollToSection('book', heroOffset);
  },
} as const;
