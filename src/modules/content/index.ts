export { HomeContent, type Testimonial } from './ports/home-content.js';
