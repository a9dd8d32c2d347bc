import { surface } from './surface.js';

/** Wood with its grain along x. `warm` is the light tone, rings darken it. */
export const wood = (color = '#c79a63') =>
  surface({
    color,
    roughness: 0.5,
    texture: `vec3 q = vec3(p.x * .35, p.y, p.z);
      float wave = noised(q / .05).x + .4 * noised(q / .018).x;
      float rings = fract(length(q.yz + vec2(.11, .07)) / .009 + wave * 1.6);
      float late = smoothstep(.35, .95, rings) * (1. - smoothstep(.95, 1., rings));
      float pores = noised(vec3(p.x / .009, p.y / .0007, p.z / .0007)).x;
      tone = 1.06 - .3 * late - .13 * pores; gloss = .12 * late;
      slope = vec3(0., 1., 1.) * (pores - .5) * .12;`,
  });

/** Birch plywood: pale faces; the plies show on faces cut across `axis` ('x', 'y' or 'z'). */
export const plywood = (axis = 'z') =>
  surface({
    color: '#d8b98a',
    roughness: 0.58,
    texture: `float ply = step(.5, fract(p.${axis} / .0032));
      float fig = noised(vec3(p.x / .16, p.y / .011, p.z / .011)).x * .6 + noised(p / vec3(.05, .003, .003)).x * .4;
      tone = .93 + .16 * fig; gloss = .1 * fig; slope = relief(p, .002, .03);`,
  });
