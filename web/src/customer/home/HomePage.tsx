import { site } from '@laundry/api/site';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../ui/PageMeta';
import { AboutSection } from './AboutSection';
import { BookNowBar } from './BookNowBar';
import { BookSection } from './BookSection';
import { ContactSection } from './ContactSection';
import { Hero } from './Hero';
import { crossRouteDelay, headerOffset, scrollToSection } from './scrollToSection';
import { isSection } from './sections';
import { ServicesSection } from './ServicesSection';
import { TrustRow } from './TrustRow';

/** Scrolls to the section in the URL hash when the page opens. */
function useSectionOnArrival(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash.slice(1);
    if (!isSection(section)) return undefined;
    const timer = setTimeout(() => scrollToSection(section, headerOffset), crossRouteDelay);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

export const HomePage = () => {
  useSectionOnArrival();
  return (
    <>
      <PageMeta description={site.description} />
      <Hero />
      <TrustRow />
      <BookSection />
      <AboutSection />
      <ServicesSection />
      <ContactSection />
      <BookNowBar />
    </>
  );
};
