import landscape960 from '../../assets/hero/hero-960.webp';
import landscape1440 from '../../assets/hero/hero-1440.webp';
import landscape1920 from '../../assets/hero/hero-1920.webp';
import portrait480 from '../../assets/hero/hero-portrait-480.webp';
import portrait780 from '../../assets/hero/hero-portrait-780.webp';
import portrait1080 from '../../assets/hero/hero-portrait-1080.webp';

/** For wide screens, 3:2. */
export const heroLandscape = {
  /** For link previews. */
  preview: landscape1440,
  srcSet: `${landscape960} 960w, ${landscape1440} 1440w, ${landscape1920} 1920w`,
  width: 1920,
  height: 1280,
};

/** For narrow screens, 4:5. */
export const heroPortrait = {
  src: portrait780,
  srcSet: `${portrait480} 480w, ${portrait780} 780w, ${portrait1080} 1080w`,
  width: 1080,
  height: 1350,
};
