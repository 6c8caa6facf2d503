import type { SectionId } from './sections';

const duration = 200;

/** Scroll offset in pixels for links in the header, so that it does not cover the section. */
export const headerOffset = -80;
export const heroOffset = -20;
/** Milliseconds between opening the home page and scrolling. */
export const crossRouteDelay = 300;

const easeInOut = (part: number): number =>
  part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;

/**
 * Scrolls to a section within 200 ms, or immediately with reduced motion. Corrects the position when content above it
 * loads.
 */
export function scrollToSection(section: SectionId, offset: number): void {
  const target = document.getElementById(section);
  if (!target) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const from = window.scrollY;
  const start = performance.now();
  const step = (now: number): void => {
    const part = calm ? 1 : Math.min((now - start) / duration, 1);
    const end = window.scrollY + target.getBoundingClientRect().top + offset;
    window.scrollTo(0, from + (end - from) * easeInOut(part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
