import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue } from 'react';
import { useServicesQuery } from './ServicesSection.generated';
import { prerenderedPart } from '../../ui/feedback/prerenderedPart';
import { formatPrice } from '../../ui/format/formatMoney';
import { LineIcon } from './LineIcon';
import { SectionHeading } from './SectionHeading';
import { lowestPrice, services, type Service } from './services';

const ClothPrices = prerenderedPart(() => import('../../cloths/ClothPrices'), 'ClothPrices', {
  xs: 648,
  sm: 369,
  md: 291,
});

interface ServiceCardProps {
  service: Service;
  price: number | undefined;
}

const ServiceCard = memo(({ service, price }: ServiceCardProps) => (
  <Card
    component="li"
    sx={{
      p: { xs: 2.5, md: 3.5 },
      display: 'flex',
      flexDirection: { xs: 'row', sm: 'column' },
      gap: { xs: 2, sm: 2.5 },
      transition: 'box-shadow 200ms, transform 200ms',
      '&:hover': { boxShadow: 'var(--soft-shadow)', transform: 'translateY(-2px)' },
    }}
  >
    <LineIcon name={service.icon} size={52} />
    <Box>
      <Typography variant="h3">{service.name}</Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{service.text}</Typography>
      {/* Reserves the height, so that loaded prices do not move the page. */}
      <Typography sx={{ mt: 1.5, minHeight: 26, fontWeight: 650, color: 'primary.main' }}>
        {price === undefined ? '' : `from ${formatPrice(price)}`}
      </Typography>
    </Box>
  </Card>
));

export const ServicesSection = () => {
  const { data, error, refetch } = useServicesQuery();
  // Deferred, so that rendering the prices does not block input during hydration.
  const cloths = useDeferredValue(data?.cloths);
  return (
    <Container component="section" id="services" maxWidth="lg" sx={{ py: { xs: 8, md: 12 } }}>
      <SectionHeading
        title="Services"
        text="Everyday wear to silk sarees, curtains and blankets."
      />
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 5,
          mb: 4,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {services.map((service) => (
          <ServiceCard
            key={service.name}
            service={service}
            price={lowestPrice(service, cloths ?? [])}
          />
        ))}
      </Box>
      <ClothPrices cloths={cloths} error={error} onRetry={() => void refetch()} />
    </Container>
  );
};
