import Box from '@mui/material/Box';
import { BRAND, BrandMark } from '../../../storefront/src/ui/brand-mark';
import { fonts, tokens } from '../theme/tokens';
import { useShopName } from './use-shop-name';

const HEIGHT = 20;

/** The shop's name on ink: the brand's is drawn, any other is set in the heading type. */
export const Wordmark = () => {
  const name = useShopName();
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        minHeight: HEIGHT,
        fontFamily: fonts.heading,
        fontWeight: 850,
        fontSize: '1.375rem',
        textTransform: 'uppercase',
        lineHeight: 1,
        overflowWrap: 'anywhere',
        color: tokens.paper,
        '& svg': { display: 'block' },
      }}
    >
      {name === BRAND ? <BrandMark height={HEIGHT} /> : name}
    </Box>
  );
};
