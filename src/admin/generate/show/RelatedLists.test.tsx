import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { inBrowser, openScreen } from '../../testing/openScreen.tsx';

inBrowser();

const parent = { id: 3, name: 'Rahima Khatun', relation: 'mother', phone: '+8801711000001' };
const children = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Child ${index + 1}`,
    student_id: `S${index + 1}`,
    parent_id: 3,
  }));

const open = (rules: Parameters<typeof openScreen>[1], count: number) => {
  const calls = fakeSchool({ studentParent: [parent], student: children(count) });
  return openScreen('/student/parents/3/show', rules).then(() => calls);
};

describe('what belongs to a record', () => {
  it('is listed on its page, with the ways to all of it and to a new one', async () => {
    await open({ Parent: ['read'], Student: ['read', 'read all', 'create'] }, 7);
    const list = within(await screen.findByRole('region', { name: 'Students' }));
    expect(await list.findByRole('heading', { name: 'Students (7)' })).toBeTruthy();
    expect(list.getAllByRole('row')).toHaveLength(6);
    expect(list.getByRole('link', { name: 'Child 1' }).getAttribute('href')).toBe('/students/1/show');
    const chosen = encodeURIComponent('{"parent_id":3}');
    expect(list.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(`/students?filter=${chosen}`);
    expect(list.getByRole('link', { name: 'Add student' }).getAttribute('href')).toBe(`/student/add?source=${chosen}`);
  });

  it('asks for the records that refer to this one', async () => {
    const calls = await open({ Parent: ['read'], Student: ['read', 'read all'] }, 2);
    await screen.findByRole('heading', { name: 'Students (2)' });
    const asked = calls.find(({ path }) => path === '/get/all/students');
    expect(asked?.query.get('filter')).toBe('{"parent_id":3}');
    expect(screen.queryByRole('link', { name: 'Show all' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add student' })).toBeNull();
  });

  it('is listed also where it refers to the same record, without the one that is looked at', async () => {
    const calls = fakeSchool({ studentParent: [parent], student: children(3) });
    await openScreen('/students/2/show', { Student: ['read', 'read all', 'create'] });
    const list = within(await screen.findByRole('region', { name: 'Brothers and sisters' }));
    expect(await list.findByRole('link', { name: 'Child 1' })).toBeTruthy();
    const chosen = encodeURIComponent('{"parent_id":3}');
    expect(list.getByRole('link', { name: 'Add student' }).getAttribute('href')).toBe(`/student/add?source=${chosen}`);
    expect(calls.some(({ query }) => query.get('filter') === '{"parent_id":3,"id_not":2}')).toBe(true);
  });

  it('says so where there is nothing', async () => {
    await open({ Parent: ['read'], Student: ['read', 'read all'] }, 0);
    expect(await screen.findByText('None yet.')).toBeTruthy();
  });

  it('is not there for those who may not read it', async () => {
    const calls = await open({ Parent: ['read'] }, 2);
    await screen.findByRole('heading', { name: 'Rahima Khatun' });
    expect(screen.queryByRole('region', { name: 'Students' })).toBeNull();
    expect(calls.some(({ path }) => path === '/get/all/students')).toBe(false);
  });
});
