import * as THREE from 'three';

const noise = `
  float hash3(vec3 p){ p = fract(p * .3183099 + .1); p *= 17.; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
  /* value noise and its gradient: x is the value, yzw the slope */
  vec4 noised(vec3 x){
    vec3 p = floor(x), w = fract(x), u = w*w*(3.-2.*w), du = 6.*w*(1.-w);
    float a = hash3(p), b = hash3(p+vec3(1,0,0)), c = hash3(p+vec3(0,1,0)), d = hash3(p+vec3(1,1,0)),
      e = hash3(p+vec3(0,0,1)), f = hash3(p+vec3(1,0,1)), g = hash3(p+vec3(0,1,1)), h = hash3(p+vec3(1,1,1));
    float k1=b-a, k2=c-a, k3=e-a, k4=a-b-c+d, k5=a-c-e+g, k6=a-b-e+f, k7=-a+b+c-d+e-f-g+h;
    return vec4(a + k1*u.x + k2*u.y + k3*u.z + k4*u.x*u.y + k5*u.y*u.z + k6*u.z*u.x + k7*u.x*u.y*u.z,
      du * vec3(k1 + k4*u.y + k6*u.z + k7*u.y*u.z, k2 + k5*u.z + k4*u.x + k7*u.z*u.x, k3 + k6*u.x + k5*u.y + k7*u.x*u.y));
  }
  /* slope of noise of a given cell (metres) and depth, as if in relief */
  vec3 relief(vec3 p, float cell, float depth){ return noised(p / cell).yzw * depth; }
`;

/**
 * A physically based material with its texture written in GLSL, in the object's own metres, so that
 * no shape needs UVs. The snippet sees `p` (position, metres), may change `tone` (times the colour),
 * `gloss` (added to the roughness) and `slope` (the surface's tilt in object space).
 * @param {THREE.MeshStandardMaterialParameters & {texture?: string}} options
 */
export function surface({ texture, ...options }) {
  const Kind =
    options.clearcoat || options.sheen ? THREE.MeshPhysicalMaterial : THREE.MeshStandardMaterial;
  const material = new Kind(options);
  if (!texture) return material;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vMetres;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvMetres = position;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vMetres; uniform mat3 normalMatrix;\n${noise}`,
      )
      .replace(
        '#include <normal_fragment_maps>',
        `#include <normal_fragment_maps>
        { vec3 p = vMetres, slope = vec3(0.); float tone = 1., gloss = 0.;
          ${texture}
          vec3 tilt = normalMatrix * slope;
          normal = normalize(normal - (tilt - dot(tilt, normal) * normal));
          diffuseColor.rgb *= tone;
          roughnessFactor = clamp(roughnessFactor + gloss, .04, 1.); }`,
      );
  };
  material.customProgramCacheKey = () => texture;
  return material;
}
