import { surface } from './surface.js';

/** Moulded rubber: matt, with a fine pebble. */
export const rubber = (color = '#26282a') =>
  surface({
    color,
    roughness: 0.68,
    texture: 'slope = relief(p, .0013, .12); gloss = noised(p / .02).x * .1 - .05;',
  });

/** Smooth urethane or silicone. */
export const urethane = (color = '#222528') =>
  surface({ color, roughness: 0.44, texture: 'slope = relief(p, .004, .02);' });

/** Upholstery leather: creased cells. */
export const leather = (color = '#25272a') =>
  surface({
    color,
    roughness: 0.48,
    texture: `vec4 a = noised(p / .0036), b = noised(p / .0017 + 9.);
      slope = a.yzw * .16 * (.4 + a.x) + b.yzw * .12; gloss = .16 * a.x - .05;`,
  });

/** Closed-cell foam: soft, speckled. */
export const foam = (color) =>
  surface({
    color,
    roughness: 0.86,
    texture: 'slope = relief(p, .0022, .2); tone = .93 + .14 * noised(p / .0016).x;',
  });

/** Woven webbing or canvas; the weave runs along the object's own axes. */
export const woven = (color = '#2a2d30', cell = 0.0022) =>
  surface({
    color,
    roughness: 0.9,
    texture: `vec3 q = p / ${cell.toFixed(5)}; vec3 s = sin(q * 3.14159);
      slope = vec3(cos(q.x * 3.14159) * s.y, cos(q.y * 3.14159) * s.x + cos(q.y * 3.14159) * s.z, cos(q.z * 3.14159) * s.y) * .24;
      tone = .88 + .16 * s.x * s.y * s.z + .1 * noised(p / .004).x;`,
  });

/** Jersey for people's clothes: fine and matt. */
export const jersey = (color) =>
  surface({
    color,
    roughness: 0.88,
    texture:
      'slope = relief(p, .0016, .16) + relief(p, .02, .05); tone = .94 + .12 * noised(p / .003).x;',
  });

/** The one accent. */
export const volt = (roughness = 0.42) =>
  surface({ color: '#c8f031', roughness, texture: 'slope = relief(p, .0018, .06);' });
