import * as THREE from 'three';

/** Backdrop colour of each category: the same light grey, leaning a little. Linear RGB. */
const TINTS = {
  kettlebells: [0.72, 0.685, 0.62],
  dumbbells: [0.6, 0.665, 0.72],
  'barbells-plates': [0.72, 0.665, 0.57],
  'racks-benches': [0.62, 0.69, 0.625],
  cardio: [0.62, 0.645, 0.73],
  bodyweight: [0.74, 0.65, 0.59],
  'mobility-recovery': [0.6, 0.7, 0.67],
  accessories: [0.67, 0.67, 0.655],
};

/** How far beside itself, as a share of the stage's width. */
const BLUR = 0.024;

/**
 * Blurs the shadows that a matt surface receives: each pixel asks each lamp a little beside itself, at
 * random, so that the few lamps of a picture leave no steps. Only for what casts no shadow on itself.
 */
function blurShadows(material) {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <shadowmap_pars_fragment>',
      THREE.ShaderChunk.shadowmap_pars_fragment.replace(
        'shadowCoord.z += shadowBias;',
        `shadowCoord.z += shadowBias;
        vec2 seed = gl_FragCoord.xy + shadowCoord.xy * 977.;
        float turn = 6.2832 * fract(sin(dot(seed, vec2(12.9898, 78.233))) * 43758.5453);
        float away = sqrt(fract(sin(dot(seed, vec2(39.3468, 11.1351))) * 24634.6345));
        shadowCoord.xy += ${BLUR} * away * vec2(cos(turn), sin(turn));`,
      ),
    );
  };
  return material;
}

/** A seamless sweep: floor, curve and wall in one sheet, for a stage of radius 1. */
export function sweep(tint) {
  const color = Array.isArray(tint) ? tint : (TINTS[tint] ?? TINTS.accessories);
  const points = [];
  const back = -4.5;
  const curve = 4;
  for (let z = 20; z > back; z -= 4) points.push([z, 0]);
  for (let i = 0; i <= 40; i++) {
    const a = (i / 40) * (Math.PI / 2);
    points.push([back - curve * Math.sin(a), curve * (1 - Math.cos(a))]);
  }
  points.push([back - curve, 30]);
  const position = points.flatMap(([z, y]) => [-40, y, z, 40, y, z]);
  const index = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const a = i * 2;
    index.push(a, a + 1, a + 2, a + 1, a + 3, a + 2);
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const mesh = new THREE.Mesh(
    geometry,
    blurShadows(new THREE.MeshLambertMaterial({ color: new THREE.Color(...color) })),
  );
  mesh.receiveShadow = true;
  mesh.userData.backdrop = true;
  return mesh;
}

/** A soft pool of light on the backdrop behind a figure. `at` and `size` are in stage units. */
export function glow({ at, size, color }) {
  const material = new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: THREE.AdditiveBlending,
    uniforms: { color: { value: new THREE.Vector3(...color) } },
    vertexShader:
      'varying vec2 u; void main(){ u = uv * 2. - 1.; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
    fragmentShader: `varying vec2 u; uniform vec3 color;
      void main(){ float f = max(0., 1. - length(u)); gl_FragColor = vec4(color * f * f * (3. - 2. * f), 1.); }`,
  });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(size[0], size[1]), material);
  mesh.position.set(...at);
  return mesh;
}
