import { surface } from './surface.js';

/** Powder-coated iron: a lifted black with an orange-peel grain. */
export const ironCoat = (color = '#23262a') =>
  surface({
    color,
    roughness: 0.52,
    metalness: 0.1,
    texture:
      'slope = relief(p, .0016, .2) + relief(p, .0042, .1); gloss = noised(p / .03).x * .08 - .04;',
  });

/** Raw cast iron: coarser, duller, a little mottled. */
export const castIron = (color = '#2b2c2e') =>
  surface({
    color,
    roughness: 0.6,
    metalness: 0.25,
    texture:
      'slope = relief(p, .003, .26) + relief(p, .0011, .2); tone = .86 + .28 * noised(p / .012).x;',
  });

/** Smooth enamel or gloss paint. */
export const paint = (color, roughness = 0.34) =>
  surface({
    color,
    roughness,
    metalness: 0.02,
    texture: 'slope = relief(p, .006, .02);',
  });

/** Satin paint on welded steel tube. */
export const satin = (color = '#363b40') =>
  surface({
    color,
    roughness: 0.42,
    metalness: 0.25,
    texture: 'slope = relief(p, .0016, .07); gloss = noised(p / .05).x * .06;',
  });

/** Polished chrome. */
export const chrome = () => surface({ color: '#d9dcdf', roughness: 0.09, metalness: 1 });

/** Steel brushed around its y axis, as a lathe leaves it. */
export const turnedSteel = (color = '#b9bdc1') =>
  surface({
    color,
    roughness: 0.26,
    metalness: 1,
    texture:
      'float b = noised(vec3(length(p.xz) / .0006, p.y / .0006, 0.)).x; gloss = b * .16 - .05; tone = .92 + .12 * b;',
  });

/** Steel knurled around its y axis: fine diamonds. */
export const knurled = (radius, color = '#a9adb1') =>
  surface({
    color,
    roughness: 0.3,
    metalness: 1,
    texture: `float around = atan(p.x, p.z) * ${radius.toFixed(4)};
      vec2 k = vec2(around + p.y, around - p.y) / .0026;
      vec2 s = sin(k * 3.14159) * 1.1;
      vec3 t = normalize(vec3(p.z, 0., -p.x));
      slope = (t * (s.x + s.y) + vec3(0., s.x - s.y, 0.)) * .42;
      tone = .8 + .2 * cos(k.x * 3.14159) * cos(k.y * 3.14159);`,
  });
