import * as THREE from 'three';

const vertexShader =
  'varying vec2 u; void main(){ u = uv; gl_Position = vec4(position.xy, 0., 1.); }';

/** ACES filmic curve (Hill's fit), then sRGB, a light vignette and a dither against banding. */
const develop = `varying vec2 u; uniform sampler2D film; uniform float exposure, vignette, grain;
  vec3 aces(vec3 c){
    c = mat3(.59719,.076,.0284, .35458,.90834,.13383, .04823,.01566,.83777) * c;
    c = (c * (c + .0245786) - .000090537) / (c * (.983729 * c + .4329510) + .238081);
    return clamp(mat3(1.60475,-.10208,-.00327, -.53108,1.10813,-.07276, -.07367,-.00605,1.07602) * c, 0., 1.);
  }
  float noise(vec2 p){ return fract(52.9829189 * fract(dot(p, vec2(.06711056, .00583715)))); }
  void main(){
    vec4 t = texture2D(film, u);
    vec2 c = u - .5;
    vec3 x = aces(t.rgb * exposure * (1. - vignette * dot(c, c)));
    x = mix(12.92 * x, 1.055 * pow(x, vec3(1. / 2.4)) - .055, step(.0031308, x));
    gl_FragColor = vec4(x + (noise(gl_FragCoord.xy) - .5) * grain / 255., 1.);
  }`;

/**
 * Frames are taken a little smaller than the picture: each is shifted by a fraction of a pixel, so
 * together they hold the detail of the full size for half the work.
 */
export const FRAME_SCALE = 0.64;

/** A film that adds up frames in floating point and develops them once. */
export class Film {
  constructor(renderer, width, height) {
    this.renderer = renderer;
    const options = {
      type: THREE.FloatType,
      minFilter: THREE.NearestFilter,
      magFilter: THREE.NearestFilter,
    };
    const [w, h] = [width, height].map((n) => Math.round(n * FRAME_SCALE));
    this.frame = new THREE.WebGLRenderTarget(w, h, { type: THREE.HalfFloatType });
    this.film = new THREE.WebGLRenderTarget(width, height, { ...options, depthBuffer: false });
    this.camera = new THREE.Camera();
    this.quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
    this.add = new THREE.ShaderMaterial({
      vertexShader,
      fragmentShader:
        'varying vec2 u; uniform sampler2D frame; uniform float share; void main(){ gl_FragColor = min(texture2D(frame, u), vec4(24.)) * share; }',
      uniforms: { frame: { value: this.frame.texture }, share: { value: 1 } },
      blending: THREE.CustomBlending,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneFactor,
      depthTest: false,
    });
    this.develop = new THREE.ShaderMaterial({
      vertexShader,
      fragmentShader: develop,
      uniforms: {
        film: { value: this.film.texture },
        exposure: { value: 1 },
        vignette: { value: 0 },
        grain: { value: 1 },
      },
      depthTest: false,
    });
    renderer.setRenderTarget(this.film);
    renderer.setClearColor(0, 0);
    renderer.clear();
  }

  /** Exposes one frame for its share of the whole. */
  expose(scene, camera, share) {
    this.renderer.setRenderTarget(this.frame);
    this.renderer.clear();
    this.renderer.render(scene, camera);
    this.add.uniforms.share.value = share;
    this.draw(this.add, this.film);
  }

  /** Develops the film onto the canvas. */
  print(exposure, vignette, grain) {
    this.develop.uniforms.exposure.value = exposure;
    this.develop.uniforms.vignette.value = vignette;
    this.develop.uniforms.grain.value = grain;
    this.draw(this.develop, null);
  }

  draw(material, target) {
    this.quad.material = material;
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.quad, this.camera);
  }
}
