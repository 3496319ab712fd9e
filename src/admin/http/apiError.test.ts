import { describe, expect, it } from 'vitest';
import { ApiError, errorOf, firstPerField } from './apiError.ts';

describe('the error of an answer', () => {
  it('carries status, message and body the way react-admin reads them', () => {
    const error = errorOf(new Response(null, { status: 409 }), { message: 'The book is lent out.' });
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      message: 'The book is lent out.',
      body: { message: 'The book is lent out.' },
    });
    expect(Object.hasOwn(error, 'body')).toBe(true);
  });

  it('keeps the first message of every field', () => {
    const json = { message: 'Invalid.', errors: { title: ['Required.', 'Too short.'], name: 'Taken.' } };
    expect(errorOf(new Response(null, { status: 422 }), json).body.errors).toEqual({
      title: 'Required.',
      name: 'Taken.',
    });
  });

  it.each([
    [401, 'login.sessionExpired'],
    [403, 'login.forbidden'],
    [429, 'login.tooMany'],
    [502, 'login.serverTrouble'],
    [404, 'login.unexpected'],
  ])('names a sentence of ours when %i comes without a message', (status, key) => {
    expect(errorOf(new Response('<h1>Oops</h1>', { status }), undefined).message).toBe(key);
  });

  it('passes on the sentence of a 429', () => {
    const response = new Response(null, { status: 429, headers: { 'Retry-After': '30' } });
    expect(errorOf(response, { message: 'Wait 30 seconds.' }).message).toBe('Wait 30 seconds.');
  });
});

describe('field errors', () => {
  it('fold those of list items into the list, first one first', () => {
    expect(firstPerField({ 'images.0': ['Not an image.'], 'images.1': ['Too large.'] })).toEqual({
      images: 'Not an image.',
    });
  });

  it('stay with their place inside child rows', () => {
    expect(firstPerField({ 'lines.0.amount': ['Required.'] })).toEqual({ 'lines.0.amount': 'Required.' });
  });

  it('ignore what is no text', () => {
    expect(firstPerField({ title: [], name: [7], note: null })).toEqual({});
  });
});
