import * as THREE from 'three';
import { outward } from './prints.js';

/** How squarely a print faces the eye where it is drawn; more aslant it would be letters on a rim. */
const SQUARE = 0.8;

const vertexShader =
  'varying vec2 at; void main(){ at = uv; gl_Position = vec4(position.xy, 0., 1.); }';

/** Ink where the surface folds, where something lies behind something, and where a thing is printed. */
const fragmentShader = `
  varying vec2 at; uniform sampler2D surfaces; uniform sampler2D prints; uniform vec2 texel;
  vec4 s(vec2 d){ return texture2D(surfaces, at + d * texel); }
  void main(){
    vec4 c = s(vec2(0.));
    float fold = 0., gap = 0.;
    for (int i = 0; i < 4; i++) {
      vec2 d = i == 0 ? vec2(1., 0.) : i == 1 ? vec2(0., 1.) : i == 2 ? vec2(1., 1.) : vec2(1., -1.);
      vec4 a = s(d), b = s(-d);
      fold = max(fold, 1. - dot(normalize(a.xyz * 2. - 1. + 1e-4), normalize(b.xyz * 2. - 1. + 1e-4)));
      gap = max(gap, abs(a.w + b.w - 2. * c.w));
    }
    float line = max(smoothstep(.1, .5, fold) * .7, smoothstep(.004, .012, gap));
    float ink = max(line, texture2D(prints, at).a * .8);
    gl_FragColor = vec4(vec3(.11, .133, .149) * ink, ink);
  }`;

/** Normals as colours; the depth as alpha. */
const surfaces = () =>
  new THREE.ShaderMaterial({
    blending: THREE.NoBlending,
    vertexShader: `varying vec3 n; varying float z;
      void main(){ n = normalMatrix * normal; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); z = gl_Position.z * .5 + .5; }`,
    fragmentShader: `varying vec3 n; varying float z;
      void main(){ gl_FragColor = vec4(normalize(n) * .5 + .5, z); }`,
  });

/** What is printed on a thing and faces the eye, with the thing itself only hiding it. */
function printsOnly(root, eye) {
  const mask = new THREE.MeshBasicMaterial({ colorWrite: false });
  root.traverse((mesh) => {
    if (!mesh.isMesh) return;
    const plain = mesh.userData.print === undefined;
    mesh.visible = plain || outward(mesh).dot(eye) > SQUARE;
    mesh.material = plain
      ? mask
      : new THREE.MeshBasicMaterial({
          map: mesh.material.map,
          transparent: true,
          depthWrite: false,
          polygonOffset: true,
          polygonOffsetFactor: -4,
        });
  });
}

/**
 * The visible edges of a model as one camera sees them: ink on nothing, on the renderer's canvas.
 * @param {THREE.WebGLRenderer} renderer
 * @param {THREE.Object3D} model in metres; its materials are replaced
 * @param {THREE.OrthographicCamera} camera
 * @param {number} width pixels
 * @param {number} height pixels
 */
export function drawEdges(renderer, model, camera, width, height) {
  const scene = new THREE.Scene();
  scene.add(model);
  const shot = (type, color, alpha) => {
    const target = new THREE.WebGLRenderTarget(width, height, { type });
    renderer.setRenderTarget(target);
    renderer.setClearColor(color, alpha);
    renderer.clear();
    renderer.render(scene, camera);
    return target;
  };
  model.traverse((mesh) => (mesh.visible = mesh.userData.print === undefined));
  scene.overrideMaterial = surfaces();
  const things = shot(THREE.FloatType, 0x8080ff, 1);
  scene.overrideMaterial = null;
  printsOnly(model, camera.getWorldDirection(new THREE.Vector3()).negate());
  const prints = shot(THREE.UnsignedByteType, 0, 0);
  const quad = new THREE.Mesh(
    new THREE.PlaneGeometry(2, 2),
    new THREE.ShaderMaterial({
      vertexShader,
      fragmentShader,
      blending: THREE.NoBlending,
      depthTest: false,
      uniforms: {
        surfaces: { value: things.texture },
        prints: { value: prints.texture },
        texel: { value: new THREE.Vector2(1 / width, 1 / height) },
      },
    }),
  );
  quad.frustumCulled = false;
  renderer.setRenderTarget(null);
  renderer.setSize(width, height, false);
  renderer.clear();
  renderer.render(quad, camera);
  things.dispose();
  prints.dispose();
}
