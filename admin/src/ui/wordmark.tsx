import Box from '@mui/material/Box';
import { BRAND, BrandLogo } from '../../../common/browser/brand/brand-logo';
import { fonts, tokens } from '../theme/tokens';
import { useShop } from '../data/use-shop';

const HEIGHT = 20;

interface WordmarkProps {
  color?: string;
  /** In px. */
  height?: number;
}

/** The shop's name: the brand's as its logo, any other in the heading typeface. */
export const Wordmark = ({ color = tokens.paper, height = HEIGHT }: WordmarkProps) => {
  const name = useShop()?.name;
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        minHeight: height,
        fontFamily: fonts.heading,
        fontWeight: 850,
        fontSize: height * 1.1,
        textTransform: 'uppercase',
        lineHeight: 1,
        overflowWrap: 'anywhere',
        color,
        '& svg': { display: 'block' },
      }}
    >
      {name === BRAND ? <BrandLogo height={height} /> : name}
    </Box>
  );
};
