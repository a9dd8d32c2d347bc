import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A customer's statement on the home page. */
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
