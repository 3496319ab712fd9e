import { defineResource, integer, manyToMany, reference } from '../../src/core/index.ts';
import { cohort } from './cohort.ts';

/** The map Wings Vs. Section: which sections a class has in a wing. */
export const wingSection = defineResource({
  name: 'wingSection',
  area: 'academics',
  icon: 'Class',
  path: '/class/wing/section',
  screens: { create: '/class/wing/section/add' },
  permission: 'Wings Vs. Section',
  visibleTo: 'everybody',
  permissions: { create: 'Map Section' },
  read: 'signedIn',
  endpoints: { named: { path: '/get/section/wings', by: 'wing_id', as: 'wings' } },
  fields: {
    class_id: cohort.class_id,
    wing_id: reference('wing', { required: true, unique: ['class_id'] }),
    section_ids: manyToMany('section', { through: 'wing_section_sections', required: true }),
    seats: integer({ min: 0, max: 10_000, help: true }),
  },
  toggle: true,
  title: '{class_id} · {wing_id}',
  list: { columns: ['class_id', 'wing_id', 'section_ids', 'seats', 'is_active'], sort: 'class_id' },
  form: { keeps: ['class_id'] },
});
