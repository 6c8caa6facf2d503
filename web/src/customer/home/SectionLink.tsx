import Link, { type LinkProps } from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { headerOffset, scrollToSection } from './scrollToSection';
import type { SectionId } from './sections';

type SectionLinkProps = Omit<LinkProps<typeof RouterLink>, 'to' | 'href'> & {
  section: SectionId;
  onFollow?: () => void;
};

/** Link to a section of the home page. On other pages it opens the home page first. */
export const SectionLink = ({ section, onFollow, ...rest }: SectionLinkProps) => {
  const { pathname } = useLocation();
  const follow = (event: MouseEvent): void => {
    onFollow?.();
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (pathname !== '/' || newTab) return;
    event.preventDefault();
    scrollToSection(section, headerOffset);
  };
  return (
    <Link
      color="inherit"
      {...rest}
      component={RouterLink}
      to={{ pathname: '/', hash: section }}
      onClick={follow}
    />
  );
};
