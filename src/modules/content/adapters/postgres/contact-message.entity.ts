import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('contact_message')
export class ContactMessageEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  message!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
