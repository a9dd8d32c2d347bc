import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A testimonial as release 0.2.0 reads it; `content_entry` has it now. */
@Entity('testimonial')
export class TestimonialEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  title!: string;

  @Column('text')
  feedback!: string;

  @Column('text', { nullable: true })
  image!: string | null;

  @Column('int')
  position!: number;
}
