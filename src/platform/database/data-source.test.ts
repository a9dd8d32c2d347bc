import { loadEnv } from '../../config/env.js';
import { createDataSource, createServingSource } from './data-source.js';

const POOLER = 'postgres://pooler/vigor';
const POSTGRES = 'postgres://postgres/vigor';

describe('where a pooler stands between', () => {
  const env = loadEnv({ DATABASE_URL: POOLER, DATABASE_DIRECT_URL: POSTGRES });

  it('what holds locks of its session goes past it', () => {
    expect(createDataSource(env).options).toMatchObject({ url: POSTGRES });
  });

  it('requests and jobs go through it', () => {
    expect(createServingSource(env).options).toMatchObject({ url: POOLER });
  });
});

it('without one, all go the same way', () => {
  const env = loadEnv({ DATABASE_URL: POSTGRES });
  expect(createDataSource(env).options).toMatchObject({ url: POSTGRES });
  expect(createServingSource(env).options).toMatchObject({ url: POSTGRES });
});
