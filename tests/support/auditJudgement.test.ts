import { describe, expect, it } from 'vitest';
import { acceptedAdvisories } from './acceptedAdvisories.ts';
import { judgeAudit } from './auditJudgement.ts';

const ADVISORY = {
  source: 1_097_682,
  name: 'left-pad',
  title: 'Pads too far',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity: 'high',
};
const report = (vulnerabilities: object) => ({ auditReportVersion: 2, vulnerabilities });
/** The vulnerable package, and another that only has it. */
const FOUND = report({ 'left-pad': { via: [ADVISORY] }, padder: { via: ['left-pad'] } });
const ID = 'GHSA-aaaa-bbbb-cccc';

describe('an audit of the packages', () => {
  it('names each known vulnerability that is not accepted, once and at its own package', () => {
    const unlisted = [{ id: ID, packageName: 'left-pad', severity: 'high', title: 'Pads too far' }];
    expect(judgeAudit(FOUND, {})).toEqual({ is: 'judged', unlisted, outdated: [] });
  });

  it('passes over what is accepted', () => {
    expect(judgeAudit(FOUND, { [ID]: 'We do not pad.' })).toEqual({ is: 'judged', unlisted: [], outdated: [] });
  });

  it('names what is accepted and not there any more', () => {
    expect(judgeAudit(report({}), { [ID]: 'We do not pad.' })).toEqual({ is: 'judged', unlisted: [], outdated: [ID] });
  });

  it.each([
    [{ message: '405 Method Not Allowed\nmore', error: { summary: '' } }, '405 Method Not Allowed'],
    [{ error: { summary: 'no network' } }, 'no network'],
    [{}, 'npm audit answered nothing that can be read'],
    [undefined, 'npm audit answered nothing that can be read'],
  ])('says why the registry could not be asked, and finds nothing then', (answer, reason) => {
    expect(judgeAudit(answer, { [ID]: 'We do not pad.' })).toEqual({ is: 'notAsked', reason });
  });

  it('has a reason for everything that is accepted', () => {
    const wrong = Object.entries(acceptedAdvisories).filter(
      ([id, reason]) => !/^GHSA(-[0-9a-z]{4}){3}$/.test(id) || reason.length < 20,
    );
    expect(wrong).toEqual([]);
  });
});
