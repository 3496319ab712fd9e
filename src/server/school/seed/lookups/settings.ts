import type { conferenceRoom } from '../../../../../schemas/settings/conferenceRoom.ts';
import type { religion } from '../../../../../schemas/settings/religion.ts';
import type { gender } from '../../../../../schemas/settings/gender.ts';
import type { bloodGroup } from '../../../../../schemas/settings/bloodGroup.ts';
import type { maritalStatus } from '../../../../../schemas/settings/maritalStatus.ts';
import { ATTENDANCE_ALIASES, type attendanceStatus } from '../../../../../schemas/settings/attendanceStatus.ts';
import type { SeedRows } from './seedRows.ts';

export const settings: SeedRows<{
  conferenceRoom: typeof conferenceRoom;
  religion: typeof religion;
  gender: typeof gender;
  bloodGroup: typeof bloodGroup;
  maritalStatus: typeof maritalStatus;
  attendanceStatus: typeof attendanceStatus;
}> = {
  conferenceRoom: [
    {
      name: 'Assembly Hall',
      capacity: 300,
      place: 'Main building, ground floor',
      equipment: 'Stage, projector, sound system',
    },
    { name: 'Meeting Room', capacity: 20, place: 'Main building, first floor', equipment: 'Whiteboard, screen' },
    { name: 'Online Room', link: 'https://meet.example.org/campus' },
  ],
  religion: [{ name: 'Islam' }, { name: 'Hinduism' }, { name: 'Buddhism' }, { name: 'Christianity' }],
  gender: [{ name: 'Male' }, { name: 'Female' }, { name: 'Other' }],
  bloodGroup: ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'].map((name) => ({ name })),
  maritalStatus: [{ name: 'Single' }, { name: 'Married' }, { name: 'Divorced' }, { name: 'Widowed' }],
  attendanceStatus: [
    { name: 'Present', alias: ATTENDANCE_ALIASES.present },
    { name: 'Absent', alias: ATTENDANCE_ALIASES.absent },
    { name: 'Late', alias: ATTENDANCE_ALIASES.late },
    { name: 'On leave', alias: ATTENDANCE_ALIASES.leave },
  ],
};
