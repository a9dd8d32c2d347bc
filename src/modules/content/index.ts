export { SeedContent } from './use-cases/seed-content.js';
