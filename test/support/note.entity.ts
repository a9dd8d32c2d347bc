import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('author')
export class AuthorEntity {
  @PrimaryColumn('int') id!: number;
  @Column('text') fullName!: string;
}

/** A table for tests of the platform, which has no module's tables. */
@Entity('note')
export class NoteEntity {
  @PrimaryColumn('int') id!: number;
  @Column('int', { nullable: true }) authorId!: number | null;
  @Column('text') noteText!: string;
  @Column('bigint', { default: 0 }) readCount!: string;
  @Column('date', { nullable: true }) writtenOn!: string | null;
  @Column('timestamptz', { nullable: true }) deletedAt!: Date | null;
}

export const NOTE_TABLES = `
  CREATE TABLE author (id int PRIMARY KEY, full_name text NOT NULL);
  CREATE TABLE note (
    id int PRIMARY KEY, author_id int, note_text text NOT NULL, read_count bigint NOT NULL DEFAULT 0,
    written_on date, deleted_at timestamptz
  )`;
