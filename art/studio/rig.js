/**
 * Light rigs: a sky, and softboxes at infinity. One description feeds both the reflections
 * (environment.js) and the sampled, shadow-casting lights (lights.js), so the two always agree.
 *
 * Angles are degrees as seen from the product: azimuth 0 is towards the camera and grows to the
 * right; elevation 90 is overhead. `power` is radiance; `slots` is lamps per
 * frame. Boxes without slots take turns at the rig's shared ones. `exposure` and `grain` are the film's.
 */
export const DAY = {
  exposure: 0.76,
  grain: 1,
  sky: { top: [1.0, 1.01, 1.03], horizon: [0.62, 0.63, 0.64], floor: [0.78, 0.78, 0.77], slots: 2 },
  boxes: [
    {
      azimuth: -42,
      elevation: 50,
      width: 52,
      height: 46,
      power: 6.2,
      color: [1, 0.985, 0.96],
      slots: 2,
    },
    { azimuth: 68, elevation: 24, width: 34, height: 62, power: 1.5, color: [0.94, 0.97, 1] },
    { azimuth: -118, elevation: 26, width: 22, height: 80, power: 9, color: [0.96, 0.98, 1] },
    { azimuth: 138, elevation: 34, width: 26, height: 76, power: 9, color: [1, 1, 1] },
  ],
};

/** Low key: a soft key from the left, a cool strip behind, and a volt rim from the right. */
export const NIGHT = {
  exposure: 2.1,
  grain: 3,
  sky: {
    top: [0.1, 0.11, 0.12],
    horizon: [0.06, 0.065, 0.07],
    floor: [0.025, 0.027, 0.028],
    slots: 2,
  },
  boxes: [
    {
      azimuth: -50,
      elevation: 36,
      width: 44,
      height: 52,
      power: 4.6,
      color: [1, 0.96, 0.91],
      slots: 2,
    },
    { azimuth: 140, elevation: 18, width: 18, height: 70, power: 10, color: [0.6, 0.9, 0.08] },
    { azimuth: -142, elevation: 28, width: 18, height: 70, power: 6.5, color: [0.76, 0.86, 1] },
    { azimuth: 20, elevation: 72, width: 40, height: 30, power: 1.4, color: [0.95, 0.97, 1] },
  ],
};

/** The same room for big black frames, which the full rim would paint all over: a third of it, and paler. */
export const DUSK = {
  ...NIGHT,
  boxes: NIGHT.boxes.map((box) =>
    box.azimuth === 140 ? { ...box, power: 3.4, color: [0.7, 0.86, 0.44] } : box,
  ),
};

/** Hard light from the side and behind, for skin and steel: white from the left, volt from the right. */
export const RIM = {
  exposure: 2.1,
  grain: 3,
  sky: {
    top: [0.06, 0.064, 0.07],
    horizon: [0.03, 0.032, 0.035],
    floor: [0.012, 0.013, 0.014],
    slots: 1,
  },
  boxes: [
    {
      azimuth: -84,
      elevation: 34,
      width: 26,
      height: 50,
      power: 9,
      color: [1, 0.95, 0.9],
      slots: 2,
    },
    {
      azimuth: 122,
      elevation: 20,
      width: 24,
      height: 80,
      power: 12,
      color: [0.6, 0.9, 0.08],
      slots: 2,
    },
    { azimuth: 12, elevation: 40, width: 60, height: 40, power: 0.55, color: [0.94, 0.97, 1] },
    { azimuth: -150, elevation: 30, width: 18, height: 70, power: 4, color: [0.8, 0.88, 1] },
  ],
};

const rad = Math.PI / 180;

/** Unit vector for an azimuth and elevation in degrees; +z is towards the camera. */
export function direction(azimuth, elevation) {
  const a = azimuth * rad;
  const e = elevation * rad;
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
}
