export const sections = [
  { id: 'home', label: 'Home' },
  { id: 'book', label: 'Book Now' },
  { id: 'about', label: 'About Us' },
  { id: 'services', label: 'Services' },
  { id: 'contact', label: 'Contact Us' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

export const isSection = (id: string): id is SectionId =>
  sections.some((section) => section.id === id);
