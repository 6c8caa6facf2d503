import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenSeenProps {
  /** What stands there until then. */
  waiting: ReactNode;
  children: ReactNode;
}

/** So far ahead of the window, in px, that what is fetched for it is mostly here when it is scrolled to. */
const ahead = 150;

/** A part of a page that is shown, and so fetched, once it is about to come into view. */
export const WhenSeen = ({ waiting, children }: WhenSeenProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const place = box.current;
    if (!place) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `${ahead}px 0px` },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [seen]);
  return seen ? children : <div ref={box}>{waiting}</div>;
};
