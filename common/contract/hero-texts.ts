/** What the home page says first, until somebody edits it. */
export const HERO_TEXTS = {
  headline: 'Unleash Your Potential',
  subheadline: 'Transform Your Fitness Journey',
} as const;
