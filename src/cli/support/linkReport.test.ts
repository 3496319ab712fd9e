import { expect, it } from 'vitest';
import { linkReport } from './linkReport.ts';

const admin = { id: 1, name: 'Shaheda Begum', email: 'owner@school.test', login_id: null, is_active: 1 };
const asked = { email: undefined, endsSecondFactor: false, isEmbedded: false, timeZone: 'Asia/Dhaka' };
const link = { code: 'K7QM-3XHA-9TPD-C4WE', address: 'https://school.test/x', expires_at: '2026-12-03T17:30:00.000Z' };
const made = { admin, link, endedSecondFactor: false };

it('says until when a link holds in words', () => {
  const report = linkReport({ ...asked, made });
  expect(report).toMatch(
    /^For Shaheda Begum \(owner@school\.test\), once, until Thursday,? 3 December 2026(,| at) 23:30/,
  );
  expect(report).toContain('https://school.test/x');
  expect(report).not.toContain('Start the server');
});

it('says of the embedded database that the server has to be started for it', () => {
  const report = linkReport({ ...asked, made, isEmbedded: true });
  expect(report.split('\n').at(-1)).toBe('Start the server again now (npm start), and then open the link.');
});

it('says that the person who was named is no super admin', () => {
  const report = linkReport({ ...asked, email: 'office@school.test', made: { choices: [admin], isUnknown: true } });
  expect(report.split('\n')).toEqual([
    'No super admin has the email address office@school.test.',
    'Name one of the super admins with --email:',
    '  owner@school.test  Shaheda Begum',
  ]);
});

it('asks which one where there are several', () => {
  const report = linkReport({ ...asked, made: { choices: [admin, { ...admin, email: null }], isUnknown: false } });
  expect(report).toMatch(/^Name one of the super admins with --email:\n/);
});
