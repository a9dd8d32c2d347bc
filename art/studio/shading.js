import { ShaderChunk } from 'three';

/**
 * How the studio shades, as changes to three's own shader text:
 * - the lamps give diffuse light only, with true shadows; reflections come from the environment map,
 *   which holds the same softboxes, so nothing is counted twice;
 * - reflections fade where the lamps are hidden, which grounds glossy black things;
 * - the environment map gives no diffuse light, because the sampled sky already does.
 */
export function installShading() {
  if (ShaderChunk.vigor) return;
  ShaderChunk.vigor = 'installed';
  ShaderChunk.lights_pars_begin =
    'float seen = 0.0; float open = 1e-4;\n' + ShaderChunk.lights_pars_begin;
  ShaderChunk.lights_physical_pars_fragment = ShaderChunk.lights_physical_pars_fragment.replace(
    'reflectedLight.directSpecular += irradiance * BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );',
    'seen += dot( irradiance, vec3( 0.3333 ) );',
  );
  ShaderChunk.lights_fragment_begin = ShaderChunk.lights_fragment_begin.replace(
    'getDirectionalLightInfo( directionalLight, directLight );',
    `getDirectionalLightInfo( directionalLight, directLight );
    open += saturate( dot( geometryNormal, directLight.direction ) ) * dot( directLight.color, vec3( 0.3333 ) );`,
  );
  ShaderChunk.lights_fragment_maps = ShaderChunk.lights_fragment_maps
    .replace('iblIrradiance += getIBLIrradiance( geometryNormal );', '')
    .replaceAll(
      'radiance += getIBLRadiance',
      'radiance += mix( 0.12, 1.0, saturate( seen / open ) ) * getIBLRadiance',
    )
    .replaceAll('clearcoatRadiance += mix', 'clearcoatRadiance += mix');
}
