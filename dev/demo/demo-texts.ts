/** What the demo's About page says, by the fields of the document. */
export const ABOUT_TEXTS = {
  mission: `We make equipment for people who train, in garages, in clubs and on the floor of the living room. It should be strong enough to be dropped, simple enough to be understood, and good to hold every day.

So we leave out what does not help you get stronger, and spend on what does: steel, iron, rubber, and the time to finish them well.`,
  equipment: 'Every piece is designed to be used hard, and checked before it leaves.',
  customers: 'Clear prices, honest stock and answers from people who know the equipment.',
  athletes: 'From the first pull-up to competition lifts, it goes the whole way.',
  start: 'Start with a few good pieces. Our categories show what each one is for.',
  consistency: 'Equipment that is quick to set up and pleasant to use gets used again tomorrow.',
  goals: 'Add weight as you get stronger. Plates, bells and racks fit together for years.',
};

/** The demo's reasons on the home page, by the fields of the document. */
export const HOME_TEXTS = {
  quality: 'Materials and tolerances you can feel in the hand, checked piece by piece.',
  pricing: 'Straight from the workshop to you, at one fair price with delivery included.',
  ecology: 'Recycled rubber, responsibly grown wood and packaging without plastic.',
  support: 'Ask people who train. They answer questions about fit, load and care.',
  durability: 'Welds, castings and coatings made for years of daily use.',
  range: 'From the first pair of dumbbells to a whole room of racks and machines.',
};

/** Six invented companies: a logo of 32 by 32 units and a name. */
export const PARTNERS = [
  { name: 'Northbar', sign: 'M4 26L16 5l12 21M9.5 18h13' },
  { name: 'Kilo & Oak', sign: 'M16 4v24M7 10h18M10 10v9a6 6 0 0 0 12 0v-9' },
  { name: 'Halden', sign: 'M7 4v24M25 4v24M7 16h18M3 10v12M29 10v12' },
  { name: 'Pulse Club', sign: 'M2 17h7l3-9 6 17 4-11 2 3h6' },
  {
    name: 'Atlas Row',
    sign: 'M16 28a12 12 0 1 0 0-24 12 12 0 0 0 0 24zM4 16h24M16 4c-7 7-7 17 0 24',
  },
  { name: 'Grit Union', sign: 'M16 3l11 6.5v13L16 29 5 22.5v-13L16 3zM16 10v12M11 13l5-3 5 3' },
] as const;
