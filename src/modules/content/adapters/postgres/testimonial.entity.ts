import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a customer says, on the home page. */
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
