import { BooleanField, DataTable, ImageField, List, ReferenceInput, TextInput } from 'react-admin';

const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn />,
  <ReferenceInput key="class_id" source="class_id" reference="classes" />,
  <ReferenceInput key="gender_id" source="gender_id" reference="genders" />,
];

/** The columns that the student's declaration shows, with react-admin's own cells. */
export function StudentList() {
  return (
    <List perPage={25} sort={{ field: 'name', order: 'ASC' }} filters={filters}>
      <DataTable>
        <DataTable.Col source="photo" field={ImageField} />
        <DataTable.Col source="name" />
        <DataTable.Col source="student_id" />
        <DataTable.Col source="class.name" />
        <DataTable.Col source="section.name" />
        <DataTable.NumberCol source="roll_no" />
        <DataTable.Col source="phone" />
        <DataTable.Col source="is_active" field={BooleanField} />
      </DataTable>
    </List>
  );
}
