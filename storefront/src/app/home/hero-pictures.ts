import landscape1024 from '../../assets/hero/hero-1024.webp';
import landscape1600 from '../../assets/hero/hero-1600.webp';
import landscape2400 from '../../assets/hero/hero-2400.webp';
import portrait480 from '../../assets/hero/hero-portrait-480.webp';
import portrait780 from '../../assets/hero/hero-portrait-780.webp';
import portrait1170 from '../../assets/hero/hero-portrait-1170.webp';

/** For wide screens, 16:9. */
export const heroLandscape = {
  srcSet: `${landscape1024} 1024w, ${landscape1600} 1600w, ${landscape2400} 2400w`,
  width: 2400,
  height: 1350,
};

/** For narrow screens, 3:4. */
export const heroPortrait = {
  src: portrait780,
  srcSet: `${portrait480} 480w, ${portrait780} 780w, ${portrait1170} 1170w`,
  width: 1170,
  height: 1560,
};
