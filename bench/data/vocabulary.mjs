/** Vocabulary of the generated names and descriptions. */
export const NOUNS = {
  Kettlebells: ['Kettlebell', 'Competition Kettlebell', 'Adjustable Kettlebell', 'Soft Kettlebell'],
  Dumbbells: [
    'Dumbbell',
    'Hex Dumbbell',
    'Adjustable Dumbbell',
    'Dumbbell Rack',
    'Urethane Dumbbell',
  ],
  'Barbells & Plates': [
    'Barbell',
    'Olympic Barbell',
    'Curl Bar',
    'Trap Bar',
    'Bumper Plate',
    'Grip Plate',
  ],
  'Racks & Benches': ['Squat Rack', 'Power Rack', 'Flat Bench', 'Incline Bench', 'Squat Stand'],
  Cardio: [
    'Treadmill',
    'Rowing Machine',
    'Exercise Bike',
    'Air Bike',
    'Elliptical',
    'Stair Climber',
  ],
  'Bodyweight & Rings': [
    'Gymnastic Rings',
    'Parallettes',
    'Pull-up Bar',
    'Dip Station',
    'Plyo Box',
  ],
  'Mobility & Recovery': [
    'Foam Roller',
    'Yoga Mat',
    'Massage Ball',
    'Stability Ball',
    'Yoga Block',
  ],
  Accessories: [
    'Jump Rope',
    'Resistance Band',
    'Lifting Belt',
    'Wrist Wraps',
    'Medicine Ball',
    'Sandbag',
  ],
};

export const TRAITS = (
  'Classic Pro Elite Studio Home Compact Foldable Heavy Light Premium Basic Competition Training ' +
  'Rubber Steel Wooden Cork Leather Matte Chrome Black Graphite Padded Knurled Textured Wide Slim'
).split(' ');

export const SYLLABLES = [
  'Tor Bel Var Kes Mil Dra Fen Gor Hal Jun Kor Lum Nor Pel Quin Ral Sen Tal Ulm Vex'.split(' '),
  'va mi do ra lo ne ta ki su be fa ri go nu pa le ha to zi we'.split(' '),
  'n r x dur ra lis mar nix tor vel don rik san pex lum gar tis von bek dra'.split(' '),
];

export const USES = [
  'Made for daily training in a small room.',
  'Built for gyms that open early and close late.',
  'A favourite of coaches who teach beginners.',
  'Keeps its grip when hands are wet.',
  'Stands firm on any floor and stacks away in seconds.',
];

export const MAKES = [
  'The frame is welded from steel tube and powder coated.',
  'The cover is stitched twice and easy to wipe.',
  'Tested with four times its rated load.',
  'Every edge is rounded, so it is kind to floors.',
  'Ships in one box with all tools and a short guide.',
];

export const FIRST =
  'Ada Ben Cleo Dan Eva Finn Gia Hugo Ida Jon Kim Leo Mia Noah Ola Pia Quinn Ron Sia Tom'.split(
    ' ',
  );
export const LAST = (
  'Adams Baker Clark Davis Evans Foster Green Hughes Irwin Jones Klein Lopez Moore Nolan Owens ' +
  'Perez Quist Reyes Smith Turner Ueda Vance Walsh Young Zhang'
).split(' ');
