import type { department } from '../../../../../schemas/employees/department.ts';
import type { designation } from '../../../../../schemas/employees/designation.ts';
import type { scale } from '../../../../../schemas/employees/scale.ts';
import type { bonusType } from '../../../../../schemas/employees/bonusType.ts';
import type { SeedRows } from './seedRows.ts';

export const employees: SeedRows<{
  department: typeof department;
  designation: typeof designation;
  scale: typeof scale;
  bonusType: typeof bonusType;
}> = {
  department: [
    { name: 'Administration', code: 'ADM' },
    { name: 'Bangla', code: 'BAN' },
    { name: 'English', code: 'ENG' },
    { name: 'Mathematics', code: 'MAT' },
    { name: 'Science', code: 'SCI', description: 'Physics, chemistry, biology and general science' },
    { name: 'Social Science', code: 'SOC', description: 'History, geography, civics and economics' },
    { name: 'Business Studies', code: 'BUS' },
    { name: 'ICT', code: 'ICT' },
    { name: 'Religious Studies', code: 'REL' },
    { name: 'Sports and Culture', code: 'SPC' },
  ],
  designation: [
    { name: 'Principal', rank: 1, is_teaching: 1 },
    { name: 'Vice Principal', rank: 2, is_teaching: 1 },
    { name: 'Senior Teacher', rank: 3, is_teaching: 1 },
    { name: 'Assistant Teacher', rank: 4, is_teaching: 1 },
    { name: 'Junior Teacher', rank: 5, is_teaching: 1 },
    { name: 'Accountant', rank: 6, is_teaching: 0 },
    { name: 'Office Assistant', rank: 7, is_teaching: 0 },
    { name: 'Librarian', rank: 8, is_teaching: 0 },
    { name: 'Laboratory Assistant', rank: 9, is_teaching: 0 },
    { name: 'Security Guard', rank: 10, is_teaching: 0 },
    { name: 'Cleaner', rank: 11, is_teaching: 0 },
  ],
  scale: [
    { name: 'Grade 6', lowest_basic: '35500.00', highest_basic: '67010.00', yearly_increment: 5 },
    { name: 'Grade 7', lowest_basic: '29000.00', highest_basic: '63410.00', yearly_increment: 5 },
    { name: 'Grade 9', lowest_basic: '22000.00', highest_basic: '53060.00', yearly_increment: 5 },
    { name: 'Grade 10', lowest_basic: '16000.00', highest_basic: '38640.00', yearly_increment: 5 },
    { name: 'Grade 11', lowest_basic: '12500.00', highest_basic: '30230.00', yearly_increment: 5 },
    { name: 'Grade 16', lowest_basic: '9300.00', highest_basic: '22490.00', yearly_increment: 5 },
    { name: 'Grade 20', lowest_basic: '8250.00', highest_basic: '20010.00', yearly_increment: 5 },
  ],
  bonusType: [
    { name: 'Eid-ul-Fitr bonus', kind: 'percentage', percentage: 100 },
    { name: 'Eid-ul-Adha bonus', kind: 'percentage', percentage: 100 },
    { name: 'Durga Puja bonus', kind: 'percentage', percentage: 100 },
    { name: 'Pohela Boishakh allowance', kind: 'percentage', percentage: 20 },
    { name: 'Examination duty', kind: 'sum', amount: '2000.00' },
  ],
};
