import * as THREE from 'three';
import { direction } from './rig.js';

const rad = Math.PI / 180;

/** The radical inverse: evenly spread numbers in 0..1, the same on every run. */
export function halton(index, base) {
  let result = 0;
  for (let i = index, f = 1 / base; i > 0; i = Math.floor(i / base), f /= base) {
    result += (i % base) * f;
  }
  return result;
}

/** Solid angle of a softbox, in steradians (near enough for its size). */
const solidAngle = (box) => box.width * rad * box.height * rad * 0.8;

/**
 * The rig's light as a few shadow-casting lamps that move every frame. Averaged over many frames
 * they become area lights and a sky: soft shadows, contact shadows and ambient occlusion.
 */
export class Lamps {
  /**
   * @param {THREE.Scene} scene where the lamps hang
   * @param {object} rig see rig.js
   * @param {number} radius of the sphere that holds every shadow caster
   * @param {THREE.Vector3} centre of that sphere
   */
  constructor(scene, rig, radius, centre) {
    this.centre = centre;
    const own = rig.boxes
      .filter((box) => box.slots)
      .map((box) => ({ sources: [fromBox(box)], count: box.slots }));
    const shared = rig.boxes.filter((box) => !box.slots).map(fromBox);
    const kinds = [
      ...own,
      { sources: [fromSky(rig.sky)], count: rig.sky.slots },
      { sources: [...shared, fromFloor(rig.sky)], count: 2 },
    ];
    this.slots = kinds.flatMap(({ sources, count }) =>
      Array.from({ length: count }, (_, i) => ({ sources, count, i })),
    );
    this.slots.forEach((slot) => {
      const lamp = new THREE.DirectionalLight(0xffffff, 1);
      lamp.castShadow = true;
      lamp.shadow.mapSize.set(1024, 1024);
      Object.assign(lamp.shadow.camera, {
        left: -radius,
        right: radius,
        top: radius,
        bottom: -radius,
        near: 0.5,
        far: 24,
      });
      lamp.shadow.bias = -0.0004;
      lamp.shadow.normalBias = 0.006 * radius;
      lamp.target.position.copy(centre);
      slot.lamp = lamp;
      scene.add(lamp, lamp.target);
    });
  }

  /** Puts every lamp where frame number `frame` wants it. */
  move(frame) {
    this.slots.forEach(({ lamp, sources, count, i }, which) => {
      const turn = frame * count + i;
      const at = Math.floor(turn / sources.length) + 1 + which * 7;
      const [dir, color] = sources[turn % sources.length](halton(at, 2), halton(at, 3));
      lamp.position
        .set(...dir)
        .multiplyScalar(8)
        .add(this.centre);
      lamp.color.setRGB(...color.map((c) => (c * sources.length) / count));
    });
  }
}

/** Each source turns two numbers in 0..1 into a direction and the light that comes from there. */
function fromBox(box) {
  const color = box.color.map((c) => c * box.power * solidAngle(box));
  return (u, v) => [
    direction(box.azimuth + (u - 0.5) * box.width, box.elevation + (v - 0.5) * box.height),
    color,
  ];
}

function around(y, v) {
  const r = Math.sqrt(1 - y * y);
  return [r * Math.sin(v * 2 * Math.PI), y, r * Math.cos(v * 2 * Math.PI)];
}

function fromSky({ horizon, top }) {
  return (u, v) => {
    const y = 0.02 + 0.98 * u;
    return [around(y, v), horizon.map((h, i) => (h + (top[i] - h) * y ** 0.7) * 2 * Math.PI)];
  };
}

/** Light thrown back by the floor: half of what it reflects, for much of it lies in shadow. */
function fromFloor({ floor }) {
  return (u, v) => [around(-(0.15 + 0.85 * u), v), floor.map((c) => c * Math.PI)];
}
