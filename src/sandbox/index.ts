export {
  startCardProvider,
  type CardProvider,
  type CardProviderOptions,
} from './card-provider/start-card-provider.js';
export type { Knobs } from './card-provider/knobs.js';
