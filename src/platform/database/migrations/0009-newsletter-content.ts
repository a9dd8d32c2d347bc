import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Newsletter subscribers, and messages from the contact form. */
export class NewsletterContent1700000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE subscriber (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        status text NOT NULL CHECK (status IN ('active', 'canceled', 'unsubscribed')),
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX subscriber_email ON subscriber (lower(email));
      CREATE INDEX subscriber_created ON subscriber (created_at, id);
      CREATE INDEX subscriber_search ON subscriber USING gin (email gin_trgm_ops);
      CREATE TABLE contact_message (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        subject text NOT NULL,
        message text NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE TABLE gallery_image (
        image text PRIMARY KEY,
        position integer NOT NULL
      );
      CREATE TABLE testimonial (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        title text NOT NULL,
        feedback text NOT NULL,
        image text,
        position integer NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE testimonial, gallery_image, contact_message, subscriber');
  }
}
