import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The questions that every shop begins with; they say what the settings say. */
const FAQS = [
  [
    'What does delivery cost?',
    'Nothing. Delivery is free on every order, whatever its size and weight.',
  ],
  [
    'How can I pay?',
    'By card. Your card details go straight to our payment provider and never touch our own servers.',
  ],
  ['Where is my order?', 'My Orders shows its status at any time. {{handling}}'],
  [
    'Can I cancel my order?',
    'Until it ships: open the order in My Orders and press Cancel order. {{refundTiming}}',
  ],
  ['Can I send something back?', '{{returnPolicy}}'],
  [
    'Do I need an account?',
    'To buy, yes: it keeps your cart and your orders together. What you add before you log in is waiting in your cart.',
  ],
];

/**
 * The lists that staff edit, with the questions of before and copies of gallery and testimonials. Release 0.2.0 reads
 * those two tables; the one that drops them comes later.
 */
export class ContentLists1700000000081 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_entry (
        id uuid PRIMARY KEY,
        list text NOT NULL,
        values jsonb NOT NULL,
        is_shown boolean NOT NULL,
        version integer NOT NULL,
        position integer NOT NULL
      );
      CREATE INDEX content_entry_position ON content_entry (list, position, id);
      INSERT INTO content_entry (id, list, values, is_shown, version, position)
      SELECT id, 'testimonials',
             jsonb_build_object('name', name, 'title', title, 'feedback', feedback, 'image', image),
             true, 1, position FROM testimonial;
      INSERT INTO content_entry (id, list, values, is_shown, version, position)
      SELECT gen_random_uuid(), 'gallery', jsonb_build_object('image', image), true, 1, position
        FROM gallery_image;
      INSERT INTO media_reference (owner, owner_id, name)
      SELECT 'content.' || list, id::text, values ->> 'image'
        FROM content_entry WHERE values ->> 'image' IN (SELECT name FROM media);
    `);
    await runner.query(
      `INSERT INTO content_entry (id, list, values, is_shown, version, position)
       SELECT gen_random_uuid(), 'faqs',
              jsonb_build_object('question', entry ->> 0, 'answer', entry ->> 1), true, 1, place
         FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS faq (entry, place)`,
      [JSON.stringify(FAQS)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM media_reference WHERE owner IN ('content.testimonials', 'content.gallery', 'content.partners');
      DROP TABLE content_entry;
    `);
  }
}
