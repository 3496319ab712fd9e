import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { ENGINES, type Opened } from '../testing/engines.ts';
import { silentLog } from '../testing/silentLog.ts';
import { migrations } from './index.ts';

const OWN = '0036_phones_and_amounts.sql';

describe.each(ENGINES)('the phone numbers of a $kind database that is older than their form', ({ open }) => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await open();
    const { database } = opened;
    await migrate({ database, files: migrations.filter(({ name }) => name < OWN), log: silentLog });
    await database.query("insert into institutes (name, country) values ('Lakeside', 'BD')");
    await database.query(`insert into banks (name, phone) values ('Typed', '01756-000662'), ('Same', '01756-000662'),
      ('Whole', '+880 2 5501 3301'), ('Abroad', '+44 20 7946 0958'), ('Stored', '+8801756000662'), ('Hotline', '16247'), ('None', null)`);
    await migrate({ database, files: migrations, log: silentLog });
  });
  afterAll(() => opened.dispose());

  it('are brought over where they can be read, and else stay as they are', async () => {
    const rows = await opened.database.query('select name, phone from banks order by id');
    expect(rows).toEqual([
      { name: 'Typed', phone: '+8801756000662' },
      { name: 'Same', phone: '+8801756000662' },
      { name: 'Whole', phone: '+880255013301' },
      { name: 'Abroad', phone: '+442079460958' },
      { name: 'Stored', phone: '+8801756000662' },
      { name: 'Hotline', phone: '16247' },
      { name: 'None', phone: null },
    ]);
  });
});
