import { useEffect, useRef, useState, type ReactNode } from 'react';

interface RenderWhenVisibleProps {
  /** Placeholder until the content is near the view. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Distance in px below the view at which content is loaded, so it is usually ready in time. */
const ahead = 150;

/** Renders and loads its content shortly before it scrolls into view. */
export const RenderWhenVisible = ({ waiting, children }: RenderWhenVisibleProps) => {
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
