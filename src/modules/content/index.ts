export { Showcase, type Testimonial } from './ports/showcase.js';
