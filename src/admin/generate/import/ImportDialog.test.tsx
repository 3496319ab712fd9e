import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { campus } from '../../../../resources/campus.ts';
import { registry } from '../../../../schemas/index.ts';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { ProductContext } from '../../product/product.ts';
import { createI18nProvider } from '../../providers/i18nProvider.ts';
import { type FakeCall, fakeSchool } from '../../testing/fakeSchool.ts';
import { inBrowser } from '../../testing/openScreen.tsx';
import { ImportDialog } from './ImportDialog.tsx';

inBrowser();

const columns = [
  { heading: 'Faith', field: 'name', samples: ['Islam'] },
  { heading: 'On', field: 'is_active', samples: ['yes'], like: 'name' },
];
const fields = [
  { name: 'name', label: 'Name', required: true, kind: 'text' },
  { name: 'is_active', label: 'Active', required: false, kind: 'boolean' },
];
const ready = {
  row: 2,
  action: 'create',
  name: 'Islam',
  errors: {},
  cells: { name: { text: 'islam', value: 'Islam' }, is_active: { text: 'Yes', value: 'Yes' } },
};
const wrong = {
  row: 3,
  action: 'refuse',
  name: 'Other',
  errors: { is_active: ['Choose yes or no.'] },
  cells: { name: { text: 'Other', value: 'Other' }, is_active: { text: 'perhaps' } },
};
const report = {
  total: 2,
  ready: 1,
  wrong: 1,
  created: 0,
  columns,
  fields,
  rows: [ready, wrong],
  left_out: { create: 0, refuse: 0 },
};
const days = {
  headings: ['Faith'],
  text: '05/06/2014',
  day_first: '2014-06-05',
  month_first: '2014-05-06',
  preset: 'day_first',
};

type Sent = FakeCall['body'];

/** Opens the dialog with a file in it; returns what is sent of it. */
async function openWith(answers: readonly object[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  fakeSchool({}, ({ path, method, body }) => {
    if (method !== 'POST' || !path.endsWith('/import')) return undefined;
    sent.push(body);
    const told = answers[Math.min(sent.length, answers.length) - 1];
    const data = { id: '7', phase: 'done', done: 2, total: 2, report: told, refused: false };
    return jsonAnswer(200, { status: 'success', message: '', data });
  });
  await campus.languages.loadHandMade('en');
  render(
    <ProductContext value={campus}>
      <CoreAdminContext
        store={memoryStore()}
        queryClient={new QueryClient()}
        i18nProvider={createI18nProvider(campus.languages, 'en')}
      >
        <ImportDialog resource={registry.get('religion')} onClose={() => undefined} />
      </CoreAdminContext>
    </ProductContext>,
  );
  const choice = await screen.findByLabelText('Choose a file or drop it here');
  fireEvent.change(choice, { target: { files: [new File(['x'], 'x.csv')] } });
  await screen.findByRole('button', { name: 'Check file' });
  return sent;
}

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('a cell shows what it became and what stands in the file, and a wrong one is mended and checked again', async () => {
  const sent = await openWith([report]);
  click('Check file');
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('cell', { name: 'Islam in the file: islam' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Active, row 3'), { target: { value: 'no' } });
  click('Check again');
  await screen.findByRole('button', { name: 'Import 2 rows' });
  expect(sent.map((each) => each?.corrections)).toEqual([undefined, JSON.stringify({ 3: { On: 'no' } })]);
});

it('the rows that are ready are asked for, and those that wait are sent without the file', async () => {
  const sent = await openWith([report, { ...report, created: 1 }, { ...report, total: 1, ready: 0, rows: [wrong] }]);
  click('Check file');
  fireEvent.click(await screen.findByLabelText(/Import the 1 row that is ready/));
  click('Import 1 row');
  await screen.findByText(/1 row with errors is waiting/);
  expect(sent.at(-1)?.take).toBe('ready');
  expect(screen.queryByRole('row', { name: /Islam/ })).toBeNull();
  fireEvent.change(screen.getByLabelText('Active, row 3'), { target: { value: 'no' } });
  click('Check again');
  await screen.findByText(/1 row has errors/);
  expect([sent.at(-1)?.rest_of, sent.at(-1)?.file]).toEqual(['7', undefined]);
});

it('what a day means is asked in words, and the answer is sent with the check', async () => {
  const sent = await openWith([{ ...report, days }, report]);
  fireEvent.click(screen.getByLabelText('6 May 2014 (month first)'));
  click('Check file');
  await screen.findByRole('table');
  expect(sent.at(-1)?.days).toBe('month_first');
});
