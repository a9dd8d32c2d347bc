import * as THREE from 'three';
import { direction } from './rig.js';

const rad = Math.PI / 180;

/** A sphere whose colour runs from the floor through the horizon to the top of the sky. */
function dome({ top, horizon, floor }) {
  const material = new THREE.ShaderMaterial({
    side: THREE.BackSide,
    uniforms: {
      top: { value: new THREE.Vector3(...top) },
      horizon: { value: new THREE.Vector3(...horizon) },
      ground: { value: new THREE.Vector3(...floor) },
    },
    vertexShader:
      'varying vec3 d; void main(){ d = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
    fragmentShader: `varying vec3 d; uniform vec3 top, horizon, ground;
      void main(){ float y = normalize(d).y;
        gl_FragColor = vec4(y > 0. ? mix(horizon, top, pow(y, .7)) : mix(horizon, ground, smoothstep(0., .22, -y)), 1.); }`,
  });
  return new THREE.Mesh(new THREE.SphereGeometry(50, 48, 32), material);
}

/** A softbox: brightest in the middle and falling off to its edge, as a diffused lamp does. */
function softbox(box) {
  const width = 2 * 20 * Math.tan((box.width * rad) / 2);
  const height = 2 * 20 * Math.tan((box.height * rad) / 2);
  const material = new THREE.ShaderMaterial({
    side: THREE.DoubleSide,
    transparent: true,
    uniforms: { glow: { value: new THREE.Vector3(...box.color).multiplyScalar(box.power) } },
    vertexShader:
      'varying vec2 u; void main(){ u = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
    fragmentShader: `varying vec2 u; uniform vec3 glow;
      void main(){ vec2 e = smoothstep(0., .12, u) * smoothstep(0., .12, 1. - u); vec2 c = u - .5;
        gl_FragColor = vec4(glow * (1.25 - 1.4 * dot(c, c)), e.x * e.y); }`,
  });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, height), material);
  mesh.position.set(...direction(box.azimuth, box.elevation)).multiplyScalar(20);
  mesh.lookAt(0, 0, 0);
  return mesh;
}

/** The rig as a prefiltered environment map: what every surface reflects. */
export function environment(renderer, rig) {
  const scene = new THREE.Scene();
  scene.add(dome(rig.sky), ...rig.boxes.map(softbox));
  const generator = new THREE.PMREMGenerator(renderer);
  return generator.fromScene(scene, 0, 0.1, 100, { size: 512 }).texture;
}
