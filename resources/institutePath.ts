import { registry } from '../schemas/index.ts';

/** Where the name and the logo are that the login shows. The build puts the path in the place of this module. */
export const institutePath: string = registry.get('institute').endpoints.list.path;
