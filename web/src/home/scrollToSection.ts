import { scroller } from 'react-scroll';
import type { SectionId } from './sections';

const duration = 200;

/** Links in the header leave room for it. */
export const headerOffset = -80;
export const heroOffset = -20;
/** Milliseconds from arriving on the home page to scrolling. */
export const crossRouteDelay = 300;

export function scrollToSection(section: SectionId, offset: number): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  scroller.scrollTo(section, { smooth: !calm, duration: calm ? 0 : duration, offset });
}
