import * as THREE from 'three';
import { aimed, facing } from './close-up.js';
import { environment } from './environment.js';
import { Film } from './exposure.js';
import { halton, Lamps } from './lights.js';
import { DAY, DUSK, NIGHT, RIM } from './rig.js';
import { installShading } from './shading.js';
import { glow, sweep } from './sweep.js';
import { jitter, lens } from './camera.js';

const RIGS = { day: DAY, night: NIGHT, dusk: DUSK, rim: RIM };

let renderer;

function theRenderer() {
  if (renderer) return renderer;
  installShading();
  renderer = new THREE.WebGLRenderer({
    preserveDrawingBuffer: true,
    powerPreference: 'high-performance',
  });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.BasicShadowMap;
  renderer.autoClear = false;
  renderer.toneMapping = THREE.NoToneMapping;
  return renderer;
}

/** Puts `build()` on the stage: on the floor, in the middle, turned, and scaled to radius 1. */
function onStage(subject, view) {
  const stage = new THREE.Group();
  subject.rotation.y += ((view.yaw ?? 0) * Math.PI) / 180;
  stage.add(subject);
  stage.updateMatrixWorld(true);
  const box = new THREE.Box3().setFromObject(subject, true);
  const size = box.getSize(new THREE.Vector3());
  const centre = box.getCenter(new THREE.Vector3());
  const scale = view.scale ?? 1 / (0.5 * size.length());
  subject.position.sub(new THREE.Vector3(centre.x, view.float ? 0 : box.min.y, centre.z));
  stage.scale.setScalar(scale);
  stage.updateMatrixWorld(true);
  const radius = 0.5 * size.length() * scale;
  const height = box.getCenter(new THREE.Vector3()).y - (view.float ? 0 : box.min.y);
  return { stage, radius, centre: new THREE.Vector3(0, height * scale, 0) };
}

/**
 * Takes one picture.
 * @param {{build: () => THREE.Object3D, views: object[], tint?: string, rig?: string,
 *   room?: () => THREE.Object3D, glow?: object, close?: object}} scene the product, or a gym in its own
 *  *   room; `close` is for close-up.js
 * @param {{view: number | 'close', width: number, height: number, frames: number}} order
 * @returns {Promise<string>} the picture as a PNG data URL
 */
export async function shoot(scene, { view: which, width, height, frames }) {
  const subject = await scene.build();
  let view = which === 'close' ? facing(subject, scene.close ?? {}) : scene.views[which];
  const gl = theRenderer();
  gl.setPixelRatio(1);
  gl.setSize(width, height, false);
  const rig = RIGS[view.rig ?? scene.rig ?? 'day'];
  const world = new THREE.Scene();
  const { stage, radius, centre } = onStage(subject, view);
  if (which === 'close') view = aimed(view);
  stage.traverse((mesh) => {
    if (!mesh.isMesh) return;
    mesh.castShadow = !mesh.userData.noShadow;
    mesh.receiveShadow = true;
    // Front faces cast, so that no light creeps under what stands on the floor.
    mesh.material.shadowSide = THREE.FrontSide;
  });
  world.add(stage);
  world.add(scene.room ? scene.room() : sweep(view.tint ?? scene.tint));
  for (const pool of [view.glow ?? scene.glow ?? []].flat()) world.add(glow(pool));
  world.environment = environment(gl, rig);
  const lamps = new Lamps(world, rig, radius * 1.01, centre);
  const eye = lens(stage, view, width / height);
  const rest = eye.camera.position.clone();
  const film = new Film(gl, width, height);
  for (let i = 0; i < frames; i++) {
    lamps.move(i);
    const dice = [5, 7, 2, 3].map((base) => halton(i + 1, base));
    jitter(eye, rest, dice, view, width, height);
    film.expose(world, eye.camera, 1 / frames);
  }
  film.print(
    (view.exposure ?? scene.exposure ?? 1) * rig.exposure,
    view.vignette ?? 0.22,
    rig.grain,
  );
  const url = gl.domElement.toDataURL('image/png');
  film.frame.dispose();
  film.film.dispose();
  world.environment.dispose();
  world.traverse((o) => o.isMesh && o.geometry.dispose());
  lamps.slots.forEach(({ lamp }) => lamp.dispose());
  return url;
}
