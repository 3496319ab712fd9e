import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { holds } from '../../src/core/conditions.ts';
import { INVISIBLE } from '../../src/core/rules/formats.ts';
import type { Resource } from '../../src/core/resource.ts';
import { build, create, fillVisible } from '../support/build.ts';
import { type Answer, type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { enteredOf, made } from '../support/writeCalls.ts';

const texts = new Set(['text', 'longText', 'email', 'phone', 'url', 'color', 'richText', 'password']);

/** What a text field must take as plain text or refuse, and never run. */
const HOSTILE = [
  "'; drop table students; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '{{7*7}} #{7*7} %{name}',
  '../../etc/passwd',
  '\u202Eevil\u202C',
  '😀 Zoë 张伟 রহিম عبد',
  'a\u0000b',
  'a\ud800b',
  '\\',
  '%_%',
];

const SHAPES: readonly [string, unknown][] = [
  ['an object', { a: 1 }],
  ['a deep object', { a: { b: { c: {} } } }],
  ['a list of objects', [{ a: 1 }]],
  ['a list of lists', [[1]]],
  ['a huge number', 1e308],
  ['a negative number', -1e15],
  ['true', true],
  ['a broken date', '0000-00-00'],
  ['an object that cannot become text', { toString: 1, valueOf: 1 }],
];

/** Names that every object has without having been given them. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

const IMPOSSIBLE_TIMES = [
  '2026-01-31T25:00:00Z',
  '2026-01-31T10:61:00Z',
  '2026-01-31T10:00:00+99:99',
  '9999-12-31T23:59:00-12:00',
  '0001-01-01T00:00:00+14:00',
];

// What a shape does is decided by rules that are the same on every engine: each entity is tried on one, and one entity on both.
describe.each(ENGINES)('bad input on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const count = async (resource: Resource) => {
    const answer = await campus.call(`GET ${resource.endpoints.list.path}`, { query: { range: [0, 0] } });
    return String(answer.headers['content-range']).split('/')[1];
  };
  const post = (resource: Resource, body: unknown, headers?: Record<string, string>) =>
    campus.call(`POST ${resource.endpoints.create?.path}`, { body, headers });

  /** Deletes what a call has made; false where that is not possible. */
  const isDeleted = async (resource: Resource, made: Answer) => {
    const answer = await campus.call(`DELETE /${resource.collection}/${(made.body.data as Json).id}`);
    return answer.status === 200;
  };

  /**
   * Sends a value in many fields at once, and again without those that it was refused in, until a record is made or
   * nothing is left: what one field refuses hides nothing of what the others do. Answers the record, if any, and its fields.
   */
  const sendIn = async (resource: Resource, names: readonly string[], value: unknown) => {
    let fields = names;
    while (fields.length > 0) {
      const given = {
        ...(await build(campus, resource)),
        ...Object.fromEntries(fields.map((name) => [name, value])),
      };
      const input = await fillVisible(campus, resource, given);
      const answer = await post(resource, input);
      expect([201, 422], `${fields}: ${answer.text}`).toContain(answer.status);
      if (answer.status === 201) return { answer, fields };
      // A child row's field belongs to its list: `rows.0.name`.
      const refused = new Set(Object.keys(answer.body.errors as Json).map((path) => path.split('.')[0]));
      const left = fields.filter((name) => !refused.has(name));
      expect(left.length, `${fields}: ${answer.text}`).toBeLessThan(fields.length);
      fields = left;
    }
    return undefined;
  };

  const tried = engine === 'embedded' ? made : [registry.get('expense')];
  const hasText = (resource: Resource) => enteredOf(resource).some(([, { kind }]) => texts.has(kind));

  it.each(eachOf(tried))(
    '%s is never an error of the server with a value of another shape, and what is refused changes nothing',
    async (_, resource) => {
      const names = enteredOf(resource).map(([name]) => name);
      for (const [shape, value] of SHAPES) {
        const before = Number(await count(resource));
        const sent = await sendIn(resource, names, value);
        const isKept = sent && !(await isDeleted(resource, sent.answer));
        expect(Number(await count(resource)), shape).toBe(before + (isKept ? 1 : 0));
      }
    },
  );

  it.each(eachOf(tried, hasText))(
    '%s keeps hostile text but for what nobody sees of it, or refuses it at its field',
    async (_, resource) => {
      const names = enteredOf(resource).flatMap(([name, { kind }]) => (texts.has(kind) ? [name] : []));
      for (const text of HOSTILE) {
        const sent = await sendIn(resource, names, text);
        if (!sent) continue;
        const record = sent.answer.body.data as Json;
        for (const name of sent.fields) {
          const kind = resource.fields[name]?.kind;
          if (kind !== 'password' && kind !== 'richText')
            expect(record[name], name).toBe(text.normalize('NFC').replace(INVISIBLE, ''));
        }
        await isDeleted(resource, sent.answer);
      }
    },
  );

  it.each(eachOf(tried))('%s is not changed with values that do not fit', async (_, resource) => {
    const record = await create(campus, resource);
    // What is hidden is passed over.
    for (const [name] of enteredOf(resource).filter(([, field]) => holds(field.visibleWhen, record))) {
      const answer = await campus.call(`PUT /${resource.collection}/${record.id}`, {
        body: { [name]: { nested: [{}] } },
      });
      expect(answer.status, `${name}: ${answer.text}`).toBe(422);
    }
    expect((await campus.call(`GET /${resource.collection}/${record.id}`)).body).toEqual(record);
  });

  const NO_VERSIONS: readonly unknown[] = [null, 'x', '', ' ', [], {}, { toString: 1 }, true, 0, -1, 1.5, 1e30];
  it.each(NO_VERSIONS.map((row_version) => ({ row_version })))(
    'names a version that is none, in every kind of write: %j',
    async ({ row_version }) => {
      const { id } = await create(campus, registry.get('bank'));
      const { id: bill } = await create(campus, registry.get('expense'));
      const calls = [
        campus.call(`PUT /banks/${id}`, { body: { name: 'Another', row_version } }),
        campus.call(`PUT /banks/${id}/status`, { body: { is_active: 0, row_version } }),
        campus.call(`DELETE /banks/${id}`, { body: { row_version } }),
        campus.call(`PUT /expenses/${bill}/approve`, { body: { row_version }, as: 'accountant' }),
      ];
      for (const answer of await Promise.all(calls)) {
        expect(answer.status, answer.text).toBe(422);
        expect(Object.keys(answer.body.errors as Json)).toEqual(['row_version']);
      }
      expect((await campus.call(`GET /banks/${id}`)).body).toMatchObject({ is_active: 1, row_version: 1 });
    },
  );

  it.each([2, '2'])('takes another version for what somebody has changed: %j', async (row_version) => {
    const { id } = await create(campus, registry.get('bank'));
    const answer = await campus.call(`PUT /banks/${id}`, { body: { name: 'Another', row_version } });
    expect(answer.status, answer.text).toBe(409);
  });

  it('asks for a direction that is plain', async () => {
    const sorted = await campus.call('GET /get/banks', { query: { sort: ['name', { toString: 1 }] } });
    expect(sorted.status, sorted.text).toBe(400);
    const form = await post(registry.get('bank'), 'name=A+bank&constructor=1&toString=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(Object.keys(form.body.errors as Json)).toEqual(['constructor', 'toString']);
    for (const name of ['__proto__', '__proto__[x]', 'note[__proto__]']) {
      const named = await post(registry.get('bank'), `name=A+bank&${encodeURIComponent(name)}=1`, {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect([named.status, Object.keys((named.body.errors ?? {}) as Json)], named.text).toEqual([
        422,
        expect.arrayContaining(['__proto__']),
      ]);
    }
  });

  // What is read before any database is asked is tried on one of them, and once where no declaration changes it.
  if (engine === 'embedded') {
    const timesOf = (resource: Resource) =>
      enteredOf(resource).flatMap(([name, { kind }]) => (kind === 'dateTime' ? [name] : []));

    it.each(eachOf(made, (resource) => timesOf(resource).length > 0))(
      '%s refuses impossible times, in fields and in filters',
      async (_, resource) => {
        const names = timesOf(resource);
        for (const time of IMPOSSIBLE_TIMES) {
          const answer = await post(resource, {
            ...(await build(campus, resource)),
            ...Object.fromEntries(names.map((name) => [name, time])),
          });
          expect([answer.status, Object.keys((answer.body.errors ?? {}) as Json)], answer.text).toEqual([422, names]);
          for (const name of ['created_at', ...names]) {
            const filtered = await campus.call(`GET ${resource.endpoints.list.path}`, {
              query: { filter: { [`${name}_gte`]: time } },
            });
            expect(filtered.status, `${name}: ${filtered.text}`).toBe(400);
          }
        }
      },
    );

    it('takes what every object has for no names of fields', async () => {
      const resource = registry.get('expense');
      const list = `GET ${resource.endpoints.list.path}` as const;
      for (const query of [
        { filter: '{"constructor":"x"}' },
        { filter: '{"toString_not":"x"}' },
        { sort: '["__proto__","ASC"]' },
      ]) {
        expect((await campus.call(list, { query })).status, JSON.stringify(query)).toBe(400);
      }
      const exported = await campus.call(`GET /${resource.collection}/export`, {
        query: { columns: '["constructor"]' },
      });
      expect(exported.status, exported.text).toBe(400);
      const given = [...Object.entries(await build(campus, resource)), ...INHERITED.map((name) => [name, 1])];
      const json = `{${given.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
      const answer = await post(resource, json, { 'content-type': 'application/json' });
      expect([answer.status, Object.keys((answer.body.errors ?? {}) as Json).sort()], answer.text).toEqual([
        422,
        [...INHERITED].sort(),
      ]);
    });

    it.each<[string, unknown, Record<string, string>, number[]]>([
      ['broken JSON', '{"name":', { 'content-type': 'application/json' }, [400]],
      ['a list as the body', '[1,2]', { 'content-type': 'application/json' }, [400]],
      ['a text as the body', '"name"', { 'content-type': 'application/json' }, [400]],
      ['too deep JSON', `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`, { 'content-type': 'application/json' }, [400]],
      [
        'more fields than anything has',
        JSON.stringify(Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`field_${index}`, 1]))),
        { 'content-type': 'application/json' },
        [400],
      ],
      ['an unknown kind of body', '<name/>', { 'content-type': 'application/xml' }, [415]],
      [
        'text in another encoding',
        Buffer.from([0x6e, 0x3d, 0xff, 0xfe]),
        { 'content-type': 'application/x-www-form-urlencoded' },
        [400],
      ],
      [
        'text in another encoding in a multipart body',
        Buffer.concat([
          Buffer.from('--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n'),
          Buffer.from([0xff, 0xfe]),
          Buffer.from('\r\n--x--\r\n'),
        ]),
        { 'content-type': 'multipart/form-data; boundary=x' },
        [400],
      ],
      [
        'a multipart body without its parts',
        'nothing',
        { 'content-type': 'multipart/form-data; boundary=x' },
        [400, 422],
      ],
      [
        'too large a body',
        JSON.stringify({ name: 'x'.repeat(1_200_000) }),
        { 'content-type': 'application/json' },
        [413],
      ],
      ['a prototype', '{"__proto__":{"is_admin":1}}', { 'content-type': 'application/json' }, [400, 422]],
    ])('refuses %s', async (_, body, headers, statuses) => {
      const resource = registry.get('religion');
      const before = await count(resource);
      const answer = await post(resource, body, headers);
      expect(statuses, answer.text).toContain(answer.status);
      expect(answer.body.message).toEqual(expect.any(String));
      expect(await count(resource)).toBe(before);
    });

    it.each([
      ['a file that lies about its kind', 'photo.png', 'image/png', '<?php echo 1; ?>'],
      ['a page as a picture', 'photo.jpg', 'image/jpeg', '<!doctype html><script>alert(1)</script>'],
      [
        'a drawing with a script',
        'photo.png',
        'image/svg+xml',
        '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      ],
      ['an empty file', 'photo.png', 'image/png', ''],
    ])('refuses %s at its field', async (_, filename, type, content) => {
      const parent = registry.get('studentParent');
      const fields = await build(campus, parent);
      const boundary = 'a-boundary-of-the-test';
      const parts = Object.entries({ ...fields, photo: undefined })
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
      const file = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
      const before = await count(parent);
      const body = `${parts.join('')}${file}--${boundary}--\r\n`;
      const answer = await post(parent, body, { 'content-type': `multipart/form-data; boundary=${boundary}` });
      expect([415, 422], answer.text).toContain(answer.status);
      if (answer.status === 422) expect(Object.keys(answer.body.errors as Json)).toEqual(['photo']);
      expect(await count(parent)).toBe(before);
    });

    it('refuses files and texts of a multipart body under such names', async () => {
      for (const name of INHERITED) {
        for (const file of ['', '; filename="a.png"']) {
          const body = `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n1\r\n--x--\r\n`;
          const answer = await post(registry.get('bank'), body, { 'content-type': 'multipart/form-data; boundary=x' });
          expect([400, 422], `${name}${file}: ${answer.text}`).toContain(answer.status);
        }
      }
    });

    it.each(['/search?q=%zz', '/get/all/religion?filter=%7B%22name%22%3A%22%e9%22%7D'])(
      'refuses a broken escape in %s',
      async (path) => {
        const answer = await campus.app.inject({ method: 'GET', url: `/api${path}` });
        expect([answer.statusCode, answer.json()]).toEqual([400, { message: expect.any(String) }]);
      },
    );

    it.each(['/nothing', '/classes/export/x', '/get/all/religion/1'])('answers 404 at %s', async (path) => {
      const answer = await campus.call(`GET ${path}`);
      expect(answer.status).toBe(404);
      expect(answer.body.message).toEqual(expect.any(String));
    });
  }
});
