import * as redocly from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { callsOf } from '../../src/core/calls/resourceCalls.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';

interface Linter {
  createConfig(config: { extends: string[]; rules: Record<string, 'off'> }): Promise<object>;
  lintFromString(given: {
    source: string;
    config: object;
  }): Promise<{ ruleId: string; message: string; location: { pointer?: string }[] }[]>;
}

// Its own types of a configuration would be a twentieth of the whole type check.
const { createConfig, lintFromString } = redocly as unknown as Linter;

interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, { operationId: string; security?: unknown[] }>>;
  readonly components: { schemas: Record<string, unknown> };
}

describe('what the server says of itself', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('postgres');
  });
  afterAll(() => campus.close());

  const read = async () => (await campus.call('GET /openapi.json', { as: null })).body as Json & Document;

  it('answers its health without a login', async () => {
    const answer = await campus.call('GET /health', { as: null });
    expect(answer.body).toEqual({
      status: 'ok',
      database: 'postgres',
      version: expect.any(String),
      demo: true,
      mail: false,
      jobs: { waiting: 0, running: 0, oldest_waiting: 0 },
      backup: { nightly: false, last_good: null, has_failed: false },
    });
  });

  it('documents every call of every resource', async () => {
    const { paths } = await read();
    for (const resource of registry.resources) {
      for (const { method, path } of callsOf(resource)) {
        expect(paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
      }
    }
  });

  it('says of what stands on a page of the website that it is a list, as it is answered', async () => {
    const { components } = await read();
    const { properties } = components.schemas.publicSubMenu as { readonly properties: Json };
    expect(properties.public_data_multiple).toEqual({ type: 'array', items: { type: 'object' } });
    expect(properties.public_data_simple).toEqual({ type: ['object', 'null'] });
    for (const page of (await campus.call('GET /get/all/public/sub/menus')).list)
      expect(page.public_data_multiple).toBeInstanceOf(Array);
  });

  it('is valid, as a linter of such documents sees it', async () => {
    const source = JSON.stringify(await read());
    // The health call refuses nobody.
    const config = await createConfig({ extends: ['recommended'], rules: { 'operation-4xx-response': 'off' } });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message, location }) => `${location[0]?.pointer}: ${ruleId}: ${message}`)).toEqual(
      [],
    );
  });

  it('names every call once, and refers to nothing that is not there', async () => {
    const document = await read();
    const ids = Object.values(document.paths).flatMap((calls) =>
      Object.values(calls).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const found = reference.split('/').reduce<unknown>((place, key) => (place as Json | undefined)?.[key], document);
      expect(found, reference).toBeDefined();
    }
  });

  it('documents no call that the server does not know: each one asks for a login', async () => {
    const { paths } = await read();
    for (const [path, calls] of Object.entries(paths)) {
      for (const [method, { security }] of Object.entries(calls)) {
        if (security) continue;
        const call = `${method.toUpperCase()} ${path.replace('{id}', '1')}` as Parameters<Campus['call']>[0];
        const { status } = await campus.call(call, { as: null });
        expect(status, call).toBe(401);
      }
    }
  });

  it('has a page to read it', async () => {
    const answer = await campus.app.inject({ method: 'GET', url: '/api/docs/' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(String(answer.headers['content-security-policy'])).not.toContain('upgrade-insecure-requests');
  });

  it('keeps other sites from framing it, and browsers from guessing types', async () => {
    const { headers } = await campus.call('GET /health', { as: null });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['cache-control']).toBe('no-store');
  });
});
