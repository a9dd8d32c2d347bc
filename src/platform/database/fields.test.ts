import { AuthorEntity, NoteEntity } from '../../../test/support/note.entity.js';
import { propertiesOf } from './fields.js';

it('names the columns of an entity, but for some', () => {
  expect(propertiesOf(AuthorEntity)).toEqual(['id', 'fullName']);
  expect(propertiesOf(NoteEntity, ['readCount', 'deletedAt'])).toEqual([
    'id',
    'authorId',
    'noteText',
    'writtenOn',
  ]);
});
