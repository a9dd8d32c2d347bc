import { CustomerNoteEntity } from './customer-note.entity.js';
import { ErasureEntity } from './erasure.entity.js';

/** The tables of the module. */
export const CUSTOMERS_ENTITIES = [CustomerNoteEntity, ErasureEntity];
