import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crossRouteDelay, headerOffset, heroOffset, scrollToSection } from './scrollToSection';

/** Pixels from the top of the window to the section, and the scroll position of the page. */
const SECTION_AT = 1000;
const SCROLL_TOP = 50;

let calm = false;
let scrolled: number[] = [];

beforeEach(() => {
  calm = false;
  scrolled = [];
  vi.useFakeTimers();
  document.body.innerHTML = '<section id="about"></section>';
  const section = document.getElementById('about') as HTMLElement;
  vi.spyOn(section, 'getBoundingClientRect').mockReturnValue({ top: SECTION_AT } as DOMRect);
  vi.stubGlobal('scrollY', SCROLL_TOP);
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrolled.push(y));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('scrolling to a section', () => {
  it('leaves room for the header, and less room from the hero', () => {
    expect([headerOffset, heroOffset]).toEqual([-80, -20]);
  });

  it('waits 300 ms after opening the home page', () => {
    expect(crossRouteDelay).toBe(300);
  });

  it('ends after 200 ms, not before', () => {
    scrollToSection('about', headerOffset);
    const end = SCROLL_TOP + SECTION_AT - 80;
    vi.advanceTimersByTime(176);
    expect(scrolled.at(-1)).toBeLessThan(end);
    expect(scrolled).toEqual([...scrolled].sort((a, b) => a - b));
    vi.advanceTimersByTime(32);
    expect(scrolled.at(-1)).toBe(end);
    const frames = scrolled.length;
    vi.advanceTimersByTime(1000);
    expect(scrolled).toHaveLength(frames);
  });

  it('scrolls to the position of the section after layout changes', () => {
    scrollToSection('about', headerOffset);
    vi.advanceTimersByTime(100);
    const section = document.getElementById('about') as HTMLElement;
    vi.spyOn(section, 'getBoundingClientRect').mockReturnValue({ top: 1128 } as DOMRect);
    vi.advanceTimersByTime(200);
    expect(scrolled.at(-1)).toBe(SCROLL_TOP + 1128 - 80);
  });

  it('is immediate with reduced motion', () => {
    calm = true;
    scrollToSection('about', heroOffset);
    vi.advanceTimersByTime(17);
    expect(scrolled).toEqual([SCROLL_TOP + SECTION_AT - 20]);
  });

  it('does nothing without the section', () => {
    scrollToSection('contact', headerOffset);
    vi.advanceTimersByTime(500);
    expect(scrolled).toEqual([]);
  });
});
