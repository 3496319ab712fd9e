import type { RaRecord, ResourceDefinition } from 'react-admin';
import { registry } from '../../../schemas/index.ts';
import { fillTemplate } from '../../core/resource.ts';

/** What react-admin knows of every resource: which screens there are, and what a record is called. */
export const resourceDefinitions: Readonly<Record<string, ResourceDefinition>> = Object.fromEntries(
  registry.resources.map(({ name, screens, singleton, title }) => [
    name,
    {
      name,
      hasList: !singleton,
      hasCreate: screens.create !== undefined,
      hasEdit: screens.edit !== undefined,
      hasShow: screens.show !== undefined,
      recordRepresentation: (record: RaRecord) => fillTemplate(title, record),
    },
  ]),
);
