import type { feeOption } from '../../../../../schemas/fees/feeOption.ts';
import { waiverType } from '../../../../../schemas/fees/waiverType.ts';
import type { paymentType } from '../../../../../schemas/fees/paymentType.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { SeedRows } from './seedRows.ts';

const { pending, approved } = codesOf(waiverType.fields.approval_status);

export const fees: SeedRows<{
  feeOption: typeof feeOption;
  waiverType: typeof waiverType;
  paymentType: typeof paymentType;
}> = {
  feeOption: [
    { name: 'Tuition' },
    { name: 'Admission' },
    { name: 'Session', description: 'Library, laboratory, sports and festivals of the year' },
    { name: 'Examination' },
    { name: 'Transport' },
  ],
  waiverType: [
    { name: 'Sibling', description: 'Second and further children of one family', approval_status: approved },
    { name: 'Merit', description: 'First three of a class in the annual examination', approval_status: approved },
    { name: 'Freedom fighter’s family', approval_status: approved },
    { name: 'Staff child', approval_status: approved },
    { name: 'Hardship', description: 'Decided by the managing committee', approval_status: approved },
    { name: 'Distance', description: 'Whoever comes from beyond the river', approval_status: pending },
  ],
  paymentType: [
    { name: 'Cash', kind: 'cash' },
    { name: 'Bank transfer', kind: 'bank' },
    { name: 'bKash', kind: 'mobile' },
    { name: 'Nagad', kind: 'mobile' },
  ],
};
