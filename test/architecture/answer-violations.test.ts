import { answerViolations } from '../support/openapi/answer-violations.js';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const body = (data: object) => JSON.stringify({ success: true, message: 'OK', data });
const of = (status: number, text: string, headers: Record<string, string> = JSON_TYPE) =>
  answerViolations('PUT newsletter/confirm', { status, headers, body: text });
const failure = { success: false, message: 'No', code: 'no', requestId: '1' };

it('accepts an answer that is as documented', () => {
  expect(of(404, JSON.stringify(failure))).toEqual([]);
  expect(of(200, JSON.stringify({ success: true, message: 'OK', data: null }))).toEqual([]);
});

it('accepts what names its fields itself, some of them null', () => {
  const entry = { _id: 'a', isShown: true, version: 1, values: { image: null, name: 'Ann' } };
  const answer = { status: 200, headers: JSON_TYPE, body: body([entry]) };
  expect(answerViolations('GET content/lists/{list}', answer)).toEqual([]);
});

it.each([
  ['a failure of the server', () => of(500, JSON.stringify(failure))],
  ['an undocumented status', () => of(204, '')],
  ['an undocumented type', () => of(200, 'ok', { 'content-type': 'text/html' })],
  ['a missing field', () => of(404, JSON.stringify({ ...failure, code: undefined }))],
  ['an undocumented field', () => of(404, JSON.stringify({ ...failure, stack: '' }))],
  [
    'a field of another type',
    () => of(200, JSON.stringify({ success: 1, message: '', data: null })),
  ],
  ['internals', () => of(400, JSON.stringify({ ...failure, message: 'QueryFailedError: x' }))],
  [
    'a nested field of another type',
    () =>
      answerViolations('POST newsletter/subscribe', {
        status: 200,
        headers: JSON_TYPE,
        body: body([1]),
      }),
  ],
])('names %s', (_what, violations) => {
  expect(violations()).toHaveLength(1);
});
