import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, Resource } from 'react-admin';
import { authProvider, httpClient } from './providers.ts';
import { StudentEdit } from './StudentEdit.tsx';
import { StudentList } from './StudentList.tsx';

const dataProvider = simpleRestProvider('/api', httpClient);

/** React-admin as its tutorial uses it: the reference that the back office's lists and login are measured against. */
export function PlainAdmin() {
  return (
    <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
      <Resource name="students" list={StudentList} edit={StudentEdit} />
    </Admin>
  );
}
